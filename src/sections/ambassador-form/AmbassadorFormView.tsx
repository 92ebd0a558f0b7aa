import { type AmbassadorChoice, ambassadorProblems } from '../../domain/ambassador.ts';
import { partnerFields } from '../../domain/fields/partner.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextArea, TextField } from '../../ui/field/TextField.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { PictureField } from './PictureField.tsx';

export interface AmbassadorFormViewProps extends AmbassadorChoice {
  /**
   * The URL to which the form posts.
   * @default /ambassador
   */
  action?: string;
}

/**
 * A form with which a visitor asks the school for a partner page. After the post, a private page shows the visitor's
 * "number": how many people came through the visitor's links. It is a plain form, which works without scripts.
 */
export function AmbassadorFormView({ name, kind, about, problem, action = '/ambassador' }: AmbassadorFormViewProps) {
  const text = problem && ambassadorProblems[problem];
  const isOfName = problem === 'name' || problem === 'listed' || problem === 'taken';
  const isOfPicture = problem === 'large' || problem === 'type' || problem === 'heic' || problem === 'broken';
  return (
    <Form method="post" action={action} encType="multipart/form-data" id="number">
      {problem === 'later' && <p role="alert">{text}</p>}
      <TextField
        label="Your name"
        name="partner"
        hint="A school or a club; or a first name and a town, not a child’s full name."
        required
        maxLength={partnerFields.name.maxLength}
        defaultValue={name}
        autoComplete="off"
        {...(isOfName && text && { error: text })}
      />
      <SelectField label="You are" name="kind" defaultValue={kind}>
        <option value="">Please choose, if you like</option>
        {partnerFields.kind.choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="One sentence for your page (optional)"
        name="about"
        maxLength={partnerFields.about.maxLength}
        defaultValue={about}
      />
      <PictureField error={isOfPicture && text ? text : undefined} />
      <TextField
        label="E-mail (optional)"
        name="email"
        type="email"
        hint="Only the school sees it, to answer you."
        autoComplete="email"
        {...(problem === 'email' && text && { error: text })}
      />
      <VisuallyHidden aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
      <div>
        <Button type="submit">Show me my number</Button>
      </div>
      {/* The client-side router has no routes for these links. `target` makes the browser open them itself. */}
      <p>
        <Link href="/ambassador/number" target="_top">
          I have a number and lost its address
        </Link>{' '}
        <Link href="/ambassador?lang=ur" target="_top" lang="ur" dir="rtl">
          اردو میں
        </Link>
      </p>
    </Form>
  );
}

const Form = styled('form')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-inline-size: 560px;
`;
