import type { ReactElement } from 'react';
import { render, screen } from '@testing-library/react';
import { Combobox } from '../Combobox/Combobox';
import { MultiSelect } from '../MultiSelect/MultiSelect';
import { NumberField } from '../NumberField/NumberField';
import { OtpField } from '../OtpField/OtpField';
import { PasswordField } from '../PasswordField/PasswordField';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { SearchField } from '../SearchField/SearchField';
import { Select } from '../Select/Select';
import { Slider } from '../Slider/Slider';
import { Switch } from '../Switch/Switch';
import { TagInput } from '../TagInput/TagInput';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { TreeSelect } from '../TreeSelect/TreeSelect';
import type { FieldOptions } from './Field';

const nothing = () => {};
const says: FieldOptions = {
  label: '项目',
  description: '可改',
  note: { tone: 'warning', text: '少见' },
};
const checks: FieldOptions = { ...says, note: { tone: 'checking', text: '核对中' } };
const options = [{ value: 'a', label: '甲' }];

const controls: [string, (field: FieldOptions) => ReactElement][] = [
  ['TextField', (field) => <TextField {...field} />],
  ['TextArea', (field) => <TextArea {...field} />],
  ['NumberField', (field) => <NumberField {...field} value={1} onValueChange={nothing} />],
  ['PasswordField', (field) => <PasswordField {...field} id="password" />],
  ['SearchField', (field) => <SearchField {...field} value="" onValueChange={nothing} />],
  ['OtpField', (field) => <OtpField {...field} value="" onValueChange={nothing} />],
  ['TagInput', (field) => <TagInput {...field} value={[]} onValueChange={nothing} />],
  ['Slider', (field) => <Slider {...field} value={1} onValueChange={nothing} />],
  ['Switch', (field) => <Switch {...field} />],
  [
    'Select',
    (field) => <Select {...field} options={options} value={null} onValueChange={nothing} />,
  ],
  [
    'MultiSelect',
    (field) => <MultiSelect {...field} options={options} value={[]} onValueChange={nothing} />,
  ],
  ['Combobox', (field) => <Combobox {...field} options={options} />],
  [
    'Combobox that cannot be changed',
    (field) => <Combobox {...field} options={options} readOnly />,
  ],
  ['TreeSelect', (field) => <TreeSelect {...field} items={[{ key: 'a', label: '甲' }]} />],
  [
    'TreeSelect that cannot be changed',
    (field) => <TreeSelect {...field} items={[{ key: 'a', label: '甲' }]} readOnly />,
  ],
  [
    'RadioGroup',
    (field) => <RadioGroup {...field} options={options} value={null} onValueChange={nothing} />,
  ],
];

describe.each(controls)('the note of a %s', (_name, control) => {
  const noted = () => document.querySelector('[data-note]');

  it('describes the control, which takes its tone', () => {
    render(control(says));

    expect(noted()).toHaveAccessibleDescription(/^可改 注意\s?少见$/);
    expect(noted()).toHaveAttribute('data-note', 'warning');
    expect(noted()).not.toHaveAttribute('note');
  });

  it('makes it busy while the value is checked', () => {
    render(control(checks));

    expect(noted()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('核对中')).toBeVisible();
  });
});
