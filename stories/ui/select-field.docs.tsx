import { SelectField } from '../../src/ui/field/SelectField.tsx';
import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'SelectField',
    purpose: 'One choice of a list, in the browser’s own menu.',
    use: [
      'For five or more options that a visitor knows: a level, a country.',
      'If space is short, as in a bar of filters.',
    ],
    avoid: [
      'For two to four options: radio buttons show them all.',
      'For several choices: use checkboxes.',
      'For free text: use `TextField`.',
    ],
    do: {
      text: 'Start with the option that changes nothing, and sort the others.',
      show: () => (
        <SelectField label="Level" name="do">
          {['All levels', 'Beginner', 'Intermediate', 'Advanced'].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      ),
    },
    dont: {
      text: 'Yes and no are no list: use a checkbox.',
      show: () => (
        <SelectField label="Do you want news?" name="dont">
          <option>No</option>
          <option>Yes</option>
        </SelectField>
      ),
    },
    anatomy: [
      ['Label, hint, error', 'As in the text field.'],
      ['Select', 'A native `<select>`, 48 px high. The menu is the browser’s, so it works on every phone.'],
      ['Chevron', 'Drawn with CSS, at the end of the line.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the select.'],
      ['Arrow up, Arrow down', 'Chooses the previous or the next option.'],
      ['Space, Enter', 'Opens the menu, depending on the browser.'],
      ['A letter', 'Chooses the next option that starts with it.'],
    ],
    screenReader: [
      'Announces label, value and number of options, then hint and error.',
      'Do not navigate on change: a keyboard user passes through every option.',
    ],
    related: ['UI/Text field', 'UI/Checkbox field', 'Sections/Course finder'],
    keywords: ['dropdown', 'combobox', 'menu', 'picker', 'options', 'form', 'input'],
  },
];
