import { type ChangeEvent, useState } from 'react';
import { partnerPictureSide } from '../../domain/ambassador.ts';
import { Field } from '../../ui/field/Field.tsx';
import { FileInput } from '../../ui/field/file-input.ts';

interface PictureFieldProps {
  /** The error of the uploaded file. The browser does not keep the file, so it must be chosen again. */
  error: string | undefined;
}

/** A file field for a picture. It shrinks a photo before the upload to the size that the server stores. */
export function PictureField({ error }: PictureFieldProps) {
  const [status, setStatus] = useState('');
  const onChange = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    setStatus('');
    if (file && (await shrink(input, file))) setStatus('The picture is ready to send.');
  };
  return (
    <Field
      label="A picture for your page (optional)"
      hint="You, your class or your logo: JPEG, PNG or WebP, up to 8 MB. The school looks at it first."
      {...(error && { error })}
    >
      {(wiring) => (
        <>
          <FileInput
            {...wiring}
            type="file"
            name="picture"
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={(event: ChangeEvent<HTMLInputElement>) => void onChange(event)}
          />
          <span role="status">{status}</span>
        </>
      )}
    </Field>
  );
}

/** Replaces the file with a smaller one. If that fails, the original is sent and the server reports its error. */
async function shrink(input: HTMLInputElement, file: File): Promise<boolean> {
  const code = await import('../../ui/shrink-picture/shrink-picture.ts').catch(() => undefined);
  const small = await code?.shrinkPicture(file, partnerPictureSide).catch(() => undefined);
  // The last condition: another file was chosen meanwhile.
  if (!small?.extension || small.file.size >= file.size || input.files?.[0] !== file) return false;
  const transfer = new DataTransfer();
  transfer.items.add(new File([small.file], `picture${small.extension}`, { type: small.file.type }));
  input.files = transfer.files;
  return true;
}
