import { type ChangeEvent, useState } from 'react';
import { partnerPictureSide } from '../../domain/ambassador.ts';
import { Field } from '../../ui/field/Field.tsx';
import { FileInput } from '../../ui/field/file-input.ts';

interface PictureFieldProps {
  /** What is wrong with the file that was sent. The browser keeps no file: it has to be chosen again. */
  error: string | undefined;
}

/** A picture for the page. A photo of a phone is shrunk before it is sent, as small as the server keeps it. */
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

/** Replaces the file by a smaller one. Otherwise it is sent as it is: the server says what is wrong with it. */
async function shrink(input: HTMLInputElement, file: File): Promise<boolean> {
  const code = await import('../../ui/shrink-picture/shrink-picture.ts').catch(() => undefined);
  const small = await code?.shrinkPicture(file, partnerPictureSide).catch(() => undefined);
  // Another file was chosen meanwhile.
  if (!small?.extension || small.file.size >= file.size || input.files?.[0] !== file) return false;
  const transfer = new DataTransfer();
  transfer.items.add(new File([small.file], `picture${small.extension}`, { type: small.file.type }));
  input.files = transfer.files;
  return true;
}
