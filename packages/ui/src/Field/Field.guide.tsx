import { TextField } from '../TextField/TextField';
import type { Guide } from '../internal/guide';
import { Field, fieldAria } from './Field';

const birth = { description: '与证件一致' };

/** The guide of `Field`. */
export const fieldGuide: Guide = {
  use: [
    'Around a control the house does not have: a native date, a colour, a part of another library.',
    'With `disabled` on the control and a `description` that says why: who can change it, or what has to happen first.',
  ],
  avoid: [
    'Around text: use `TextField`, `TextArea`, `NumberField` and the others, which bring it along.',
    'Around several boxes or radio buttons: use `CheckboxGroup` or `RadioGroup`, whose name is a legend.',
  ],
  pairs: [
    {
      do: {
        note: 'Help stands below, where it stays while something is typed.',
        example: (
          <Field label="出生日期" controlId="guide-birth" {...birth}>
            <input id="guide-birth" type="date" {...fieldAria('guide-birth', birth)} />
          </Field>
        ),
      },
      dont: {
        note: 'A placeholder that explains is gone with the first letter.',
        example: <TextField label="出生日期" placeholder="与证件一致，如 1994-06-18" />,
      },
    },
    {
      do: {
        note: 'What is disabled says why.',
        example: (
          <TextField
            label="签约主体"
            disabled
            defaultValue="明鉴（上海）"
            description="合同生效后不能更改"
          />
        ),
      },
      dont: {
        note: 'Grey without a reason is a riddle.',
        example: <TextField label="签约主体" disabled defaultValue="明鉴（上海）" />,
      },
    },
    {
      do: {
        note: 'An error says what to do.',
        example: <TextField label="手机" defaultValue="138" error="请输入 11 位手机号码" />,
      },
      dont: {
        note: 'An error that only complains sends people guessing.',
        example: <TextField label="手机" defaultValue="138" error="格式错误" />,
      },
    },
    {
      do: {
        note: 'What is odd but allowed is a warning: it asks for a second look and never blocks saving.',
        example: (
          <TextField
            label="手机"
            defaultValue="138 0000 0421"
            note={{ tone: 'warning', text: '另有 2 位候选人用这个号码，请确认没有填错' }}
          />
        ),
      },
      dont: {
        note: 'As an error it claims that the value is wrong, and stops who is right.',
        example: (
          <TextField label="手机" defaultValue="138 0000 0421" error="另有 2 位候选人用这个号码" />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Label', is: 'a `<label>` tied to `controlId`; with `hideLabel` only read aloud' },
    {
      part: 'Mark',
      is: 'a star behind the label of a required control, hidden from assistive technology: the control says it itself',
    },
    { part: 'Control', is: 'the child, given `fieldAria(controlId, options)`' },
    { part: 'Aside', is: 'optional, at the end of the line below: a count of letters' },
    { part: 'Help', is: '`description`, read with the control' },
    {
      part: 'Error',
      is: 'an alert, read when it appears and with the control; it marks the control invalid',
    },
    {
      part: 'Note',
      is: '`note` in the error’s place, while there is none: accepted, odd, or being checked. Polite, with a sign; the line stays while its words change. The control takes the tone, and is busy while it is checked',
    },
  ],
  keyboard: [],
};
