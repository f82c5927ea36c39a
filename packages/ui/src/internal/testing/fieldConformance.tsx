import { createRef, type ComponentType } from 'react';
import { act, configure, getConfig, render, screen } from '@testing-library/react';

/** The input of `conformsAsField`. */
export interface FieldConformance {
  /** Props that the field needs beside those of every field, such as its options. */
  props?: object;
  /**
   * Name of the prop with the value.
   * @default 'value'
   */
  prop?: 'value' | 'checked';
  /** A value, and the same as a form submits it. */
  value: unknown;
  submitted: readonly string[];
  /** Another value, and the same as a form submits it. */
  next: unknown;
  nextSubmitted: readonly string[];
  /** Changes the value into the next one as a person does. */
  change: (control: HTMLElement) => Promise<unknown>;
  /** Returns the element with name and description. @default the one that takes focus */
  named?: (control: HTMLElement) => HTMLElement;
  /**
   * Whether its control is a box, which takes a size.
   * @default true
   */
  boxed?: boolean;
  /**
   * Whether it may be required.
   * @default true
   */
  requirable?: boolean;
}

const warning = { tone: 'warning', text: '少见' } as const;
const checking = { tone: 'checking', text: '核对中' } as const;

/**
 * Tests the contract of every field: controlled and uncontrolled, in a native form, read-only and
 * disabled, with a label that is more than text, and with description, error and note.
 */
export function conformsAsField(
  Component: ComponentType<never>,
  {
    props,
    prop = 'value',
    value,
    submitted,
    next,
    nextSubmitted,
    change,
    named = (control) => control,
    boxed = true,
    requirable = true,
  }: FieldConformance,
) {
  const Field = Component as ComponentType<object>;
  const initial = { [prop === 'value' ? 'defaultValue' : 'defaultChecked']: value };

  const renderField = (given: object) => {
    const ref = createRef<HTMLElement>();
    const onValueChange = vi.fn();
    const all = { label: '项目', name: 'field', ...props, ref, onValueChange, ...given };
    const { container } = render(
      <form aria-label="表单">
        <Field {...all} />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    return {
      control: ref.current!,
      container,
      form,
      onValueChange,
      data: () => new FormData(form).getAll('field'),
    };
  };

  describe('conforms as a field', () => {
    it('shows the value of its parent, and reports another one', async () => {
      const { control, onValueChange, data } = renderField({ [prop]: value });

      await change(control);

      expect(onValueChange).toHaveBeenLastCalledWith(next);
      expect(data()).toEqual(submitted);
    });

    it('stores its own value without a parent’s, and restores the initial one with its form', async () => {
      const { control, form, onValueChange, data } = renderField(initial);
      expect(data()).toEqual(submitted);

      await change(control);
      expect(onValueChange).toHaveBeenLastCalledWith(next);
      expect(data()).toEqual(nextSubmitted);

      act(() => form.reset());
      expect(data()).toEqual(submitted);
    });

    it('keeps its value while it is read-only, and submits it', async () => {
      const { control, onValueChange, data } = renderField({ ...initial, readOnly: true });

      await tryInVain(() => change(control));

      expect(onValueChange).not.toHaveBeenCalled();
      expect(data()).toEqual(submitted);
    });

    it('keeps its value while it is disabled, and submits nothing', async () => {
      const { container, onValueChange, data } = renderField({ ...initial, disabled: true });
      const control = container.querySelector<HTMLElement>(':disabled')!;

      await tryInVain(() => change(control));

      expect(onValueChange).not.toHaveBeenCalled();
      expect(data()).toEqual([]);
    });

    it('is named by a label that contains a link', () => {
      const { control, container } = renderField({
        ...initial,
        label: (
          <>
            同意<a href="#terms">授权书</a>
          </>
        ),
      });

      expect(named(control)).toHaveAccessibleName(expect.stringMatching(/同意\s?授权书/));
      expect(screen.getByRole('link', { name: '授权书' })).toBeVisible();
      expect(container.innerHTML).not.toContain('[object Object]');
    });

    it.each([{}, { readOnly: true }])('announces its messages, with %o', (state) => {
      const { control } = renderField({ ...state, description: '可改', note: warning });
      expect(named(control)).toHaveAccessibleDescription(/^可改 注意\s?少见$/);
      expect(named(control)).toHaveAttribute('data-note', 'warning');
    });

    it('is busy while its value is checked', () => {
      const { control } = renderField({ note: checking });

      expect(named(control)).toHaveAttribute('aria-busy', 'true');
      expect(named(control)).toHaveAccessibleDescription('核对中');
    });

    it('announces its error in place of the note', () => {
      const { control } = renderField({ description: '可改', error: '请选择', note: warning });

      expect(named(control)).toHaveAccessibleDescription('可改 请选择');
      expect(screen.getByRole('alert')).toHaveTextContent('请选择');
    });

    it('takes focus through its ref', () => {
      const { control } = renderField({});

      act(() => control.focus());

      expect(control).toHaveFocus();
    });

    if (requirable)
      it('marks a required value', () => {
        renderField({ required: true });

        expect(screen.getByText('*')).toBeVisible();
      });

    if (boxed)
      it('takes a size', () => {
        const { control } = renderField({ size: 'small' });

        expect(control.closest('[data-size="small"]')).not.toBeNull();
        expect(control).not.toHaveAttribute('size');
      });
  });
}

/** Tries what must not be possible, and waits only briefly for what would then appear. */
async function tryInVain(change: () => Promise<unknown>) {
  const { asyncUtilTimeout } = getConfig();
  configure({ asyncUtilTimeout: 500 });
  try {
    await change();
  } catch {
    // There is nothing to open.
  } finally {
    configure({ asyncUtilTimeout });
  }
}
