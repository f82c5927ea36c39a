import type { ComponentType, ReactElement, ReactNode, Ref } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Checkbox,
  CheckboxGroup,
  ChoiceCards,
  Combobox,
  MultiSelect,
  NumberField,
  OtpField,
  PasswordField,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  TagInput,
  TextArea,
  TextField,
  TreeSelect,
} from '@mingjian/ui';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { CalendarPicker, CalendarRangePicker } from '../../CalendarPicker';
import { DangerLevelSegments, DangerLevelSelect } from '../../DangerLevel';
import { DatePicker } from '../../DatePicker';
import { DateRangePicker } from '../../DateRangePicker';
import { DateTimePicker } from '../../DateTimePicker';
import {
  createDictionaryStore,
  DictionaryProvider,
  DictionarySelect,
} from '../../DictionarySelect';
import { FileWidget } from '../../FileWidget';
import { ImageUpload } from '../../ImageUpload';
import { MonthPicker } from '../../MonthPicker';
import { RegionCascader } from '../../RegionCascader';
import { MonthRange } from '../../MonthRange';
import { RecipientTransfer } from '../../RecipientTransfer';
import { UserSelect } from '../../UserSelect';
import { TimePicker } from '../../TimePicker';

interface Values {
  field: unknown;
}

interface ControlledProps {
  label: string;
  error: string | undefined;
  ref: Ref<never>;
  value: never;
  onValueChange: (value: unknown) => void;
}

const options = [{ value: 'a', label: '甲' }];
const cards = [{ value: 'a', title: '甲' }];
const dictionaries = createDictionaryStore(async () => [{ code: 'a', label: '甲' }]);
const items = [{ key: 'a', label: '甲' }];

const native: [string, ComponentType<{ label: string; error: string | undefined }>][] = [
  ['TextField', TextField],
  ['TextArea', TextArea],
  ['PasswordField', PasswordField],
  ['SearchField', SearchField],
];

const states: [string, ComponentType<{ label: string }>][] = [
  ['Checkbox', Checkbox],
  ['Switch', Switch],
];

const controlled: [string, unknown, (props: ControlledProps) => ReactElement][] = [
  ['NumberField', null, (props) => <NumberField {...props} />],
  ['OtpField', '', (props) => <OtpField {...props} />],
  ['TagInput', [], (props) => <TagInput {...props} />],
  ['Slider', 0, (props) => <Slider {...props} />],
  ['Select', null, (props) => <Select {...props} options={options} />],
  ['MultiSelect', [], (props) => <MultiSelect {...props} options={options} />],
  ['Combobox', null, (props) => <Combobox {...props} options={options} />],
  ['TreeSelect', null, (props) => <TreeSelect {...props} items={items} />],
  ['RadioGroup', null, (props) => <RadioGroup {...props} options={options} />],
  ['CheckboxGroup', [], (props) => <CheckboxGroup {...props} options={options} />],
  ['ChoiceCards', null, (props) => <ChoiceCards {...props} options={cards} />],
  ['SegmentedControl', 'a', (props) => <SegmentedControl {...props} options={options} />],
  ['CalendarPicker', null, (props) => <CalendarPicker {...props} />],
  ['CalendarRangePicker', null, (props) => <CalendarRangePicker {...props} />],
  ['DatePicker', null, (props) => <DatePicker {...props} />],
  ['DateRangePicker', null, (props) => <DateRangePicker {...props} />],
  ['DateTimePicker', null, (props) => <DateTimePicker {...props} />],
  ['MonthPicker', null, (props) => <MonthPicker {...props} />],
  ['MonthRange', null, (props) => <MonthRange {...props} />],
  ['TimePicker', null, (props) => <TimePicker {...props} />],
  ['RegionCascader', null, (props) => <RegionCascader {...props} />],
  [
    'DictionarySelect',
    null,
    (props) => (
      <DictionaryProvider store={dictionaries}>
        <DictionarySelect {...props} dictionary="way" />
      </DictionaryProvider>
    ),
  ],
  ['DangerLevelSegments', null, (props) => <DangerLevelSegments {...props} dangerType={1} />],
  ['FileWidget', '', (props) => <FileWidget {...props} upload={async () => ({ path: '/a' })} />],
  [
    'ImageUpload',
    [],
    (props) => <ImageUpload {...props} multiple upload={async () => ({ path: '/a' })} />,
  ],
  ['RecipientTransfer', [], (props) => <RecipientTransfer {...props} load={async () => []} />],
  [
    'UserSelect',
    null,
    (props) => <UserSelect {...props} load={async () => []} resolve={async () => []} />,
  ],
  ['DangerLevelSelect', null, (props) => <DangerLevelSelect {...props} dangerType={1} />],
];

function renderForm(value: unknown, children: (form: UseFormReturn<Values>) => ReactNode) {
  const onSubmit = vi.fn();
  let methods!: UseFormReturn<Values>;
  function Form() {
    const form = useForm<Values>({ defaultValues: { field: value } });
    methods = form;
    return (
      <form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
        {children(form)}
        <button>提交</button>
      </form>
    );
  }
  render(<Form />);
  return {
    submit: () => userEvent.click(screen.getByRole('button', { name: '提交' })),
    form: () => methods,
    submitted: () => onSubmit.mock.calls.map((call) => (call[0] as Values).field),
  };
}

describe('with react-hook-form', () => {
  it.each(native)('registers a %s, which is focused when it is invalid', async (_name, Field) => {
    const { submit, form, submitted } = renderForm('', ({ register, formState }) => (
      <Field
        label="项目"
        error={formState.errors.field?.message}
        {...register('field', { required: '请填写' })}
      />
    ));

    await submit();
    expect(screen.getByLabelText('项目')).toHaveFocus();
    expect(await screen.findByRole('alert')).toHaveTextContent('请填写');

    await userEvent.type(screen.getByLabelText('项目'), '甲');
    await submit();
    expect(submitted()).toEqual(['甲']);

    act(() => form().setValue('field', '乙'));
    expect(screen.getByLabelText('项目')).toHaveValue('乙');
  });

  it('hears of the text that the cross of a registered field clears', async () => {
    const { submit, submitted } = renderForm('甲', ({ register }) => (
      <TextField label="项目" clearable {...register('field')} />
    ));

    await userEvent.click(screen.getByRole('button', { name: '清除项目' }));
    await submit();

    expect(submitted()).toEqual(['']);
  });

  it.each(states)('registers a %s', async (_name, Field) => {
    const { submit, form, submitted } = renderForm(true, ({ register }) => (
      <Field label="项目" {...register('field')} />
    ));

    await submit();
    await userEvent.click(screen.getByLabelText('项目'));
    await submit();
    expect(submitted()).toEqual([true, false]);

    act(() => form().setValue('field', true));
    expect(screen.getByLabelText('项目')).toBeChecked();
  });

  it.each(controlled)(
    'controls a %s, which is focused when it is invalid',
    async (_name, value, field) => {
      const { submit } = renderForm(value, ({ control }) => (
        <Controller
          control={control}
          name="field"
          rules={{ validate: () => '请检查' }}
          render={({ field: { onChange, ref, value: current }, fieldState }) =>
            field({
              label: '项目',
              error: fieldState.error?.message,
              ref,
              value: current as never,
              onValueChange: onChange,
            })
          }
        />
      ));

      await submit();

      expect(await screen.findByRole('alert')).toHaveTextContent('请检查');
      expect(
        document.activeElement?.closest('fieldset') ?? document.activeElement,
      ).toHaveAccessibleName(/项目/);
      expect(document.activeElement).not.toHaveTextContent('提交');
    },
  );
});
