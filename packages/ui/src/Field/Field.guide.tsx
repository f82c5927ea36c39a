import { TextField } from '../TextField/TextField';
import type { Guide } from '../internal/guide';
import { Field } from './Field';
import { fieldAria } from './fieldAria';

const birth = { description: '与证件一致' };

/** The guide of `Field`. */
export const fieldGuide: Guide = {
  group: 'Inputs',
  use: [
    'Around a control that this library lacks: a native date, a colour, a control of another library.',
    'With `useField`, which shares the props between field and control; with `FormValue`, where the control is not a native input.',
    'With `size` on every field of a toolbar or a table: boxes of one row have one height.',
    'With `disabled` on the control and a `description` with the reason: who can change it, or what has to happen first.',
  ],
  avoid: [
    'Around text: use `TextField`, `TextArea`, `NumberField` and the others, which include it.',
    'Around several boxes or radio buttons: use `CheckboxGroup` or `RadioGroup`, which have a legend.',
  ],
  pairs: [
    {
      do: {
        note: 'The description is below, where it stays while typing.',
        example: (
          <Field label="出生日期" controlId="guide-birth" {...birth}>
            <input id="guide-birth" type="date" {...fieldAria('guide-birth', birth)} />
          </Field>
        ),
      },
      dont: {
        note: 'A placeholder with an explanation disappears with the first letter.',
        example: <TextField label="出生日期" placeholder="与证件一致，如 1994-06-18" />,
      },
    },
    {
      do: {
        note: 'A disabled control gives the reason.',
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
        note: 'Disabled without a reason.',
        example: <TextField label="签约主体" disabled defaultValue="明鉴（上海）" />,
      },
    },
    {
      do: {
        note: 'An error gives the remedy.',
        example: <TextField label="手机" defaultValue="138" error="请输入 11 位手机号码" />,
      },
      dont: {
        note: 'An error without a remedy makes people guess.',
        example: <TextField label="手机" defaultValue="138" error="格式错误" />,
      },
    },
    {
      do: {
        note: 'An unusual but allowed value is a warning: it asks for a second look and never blocks saving.',
        example: (
          <TextField
            label="手机"
            defaultValue="138 0000 0421"
            note={{ tone: 'warning', text: '另有 2 位候选人用这个号码，请确认没有填错' }}
          />
        ),
      },
      dont: {
        note: 'As an error it rejects a valid value.',
        example: (
          <TextField label="手机" defaultValue="138 0000 0421" error="另有 2 位候选人用这个号码" />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Label', is: 'a `<label>` linked to `controlId`; with `hideLabel` only read aloud' },
    {
      part: 'Mark',
      is: 'a star after the label of a required control, hidden from assistive technology: the control announces it',
    },
    { part: 'Control', is: 'the child, given `fieldAria(controlId, options)`' },
    { part: 'Aside', is: 'optional, at the end of the line below: a character count' },
    { part: 'Help', is: '`description`, read with the control' },
    {
      part: 'Error',
      is: 'an alert, read when it appears and with the control; it marks the control invalid',
    },
    {
      part: 'Note',
      is: '`note` in place of an error, while there is none: accepted, unusual, or being checked. Polite, with a sign; the line stays while its text changes. The control takes its tone, and is busy while it is checked',
    },
  ],
  keyboard: [],
};
