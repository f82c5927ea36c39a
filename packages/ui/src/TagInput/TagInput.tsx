import { useMemo, useRef, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { Field, type BoxedFieldOptions } from '../Field/Field';
import { FormValue } from '../Field/FormValue';
import { useField } from '../Field/useField';
import { mergeRefs } from '../internal/events/mergeRefs';
import { useControllable } from '../internal/state/useControllable';
import { useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './TagInput.styles';
import { tagInputTexts } from './TagInput.texts';
import { Tags } from './Tags';
import { tagTyping } from './tagTyping';
import { useTagDraft, type TagEvent } from './useTagDraft';

type InputOptions = Omit<
  ComponentPropsWithRef<'input'>,
  'defaultValue' | 'max' | 'onChange' | 'size' | 'type' | 'value'
>;

export interface TagInputProps extends BoxedFieldOptions, InputOptions {
  /** The tags, in the order they were added. Without them the field is uncontrolled. */
  value?: readonly string[] | undefined;
  /** The initial tags of an uncontrolled field. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Called with all tags after one was added or removed. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Name in a form, which receives each tag under it. */
  name?: string | undefined;
  /** Maximum number of tags. @default no limit */
  max?: number | undefined;
}

/**
 * A labelled input for several free texts. Enter, a comma or blur ends a tag, a pasted text is
 * split, Backspace removes the last tag. `className` goes to the root; every other prop to the
 * `<input>`. For options out of a list use `MultiSelect`.
 */
export function TagInput({
  value: controlled,
  defaultValue = [],
  onValueChange,
  max = Infinity,
  name,
  placeholder,
  ref,
  ...field
}: TagInputProps) {
  const { fieldProps, controlProps, rest } = useField(field);
  const { disabled, readOnly, onKeyDown, onBlur } = rest;
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMemo(() => mergeRefs(inputRef, ref), [ref]);
  const [value, setValue, reset] = useControllable<readonly string[]>({
    value: controlled,
    initial: defaultValue,
    onChange: (next) => onValueChange?.([...next]),
  });
  const state = useTagDraft(value, setValue, max);
  const isFixed = Boolean(disabled || readOnly);
  const typing = tagTyping({ state, last: value.at(-1), isFixed, onKeyDown, onBlur });

  const handleRemove = (tag: string) => {
    state.remove(tag);
    inputRef.current?.focus();
  };

  const focusInput = (press: MouseEvent) => {
    if (press.target !== press.currentTarget) return;
    press.preventDefault();
    inputRef.current?.focus();
  };

  return (
    <Field {...fieldProps}>
      <S.Frame>
        <S.Box onMouseDown={focusInput}>
          <Tags
            tags={value}
            labelId={`${controlProps.id}-label`}
            onRemove={isFixed ? undefined : handleRemove}
          />
          <S.Input
            autoComplete="off"
            {...rest}
            {...controlProps}
            ref={mergedRef}
            required={fieldProps.required && value.length === 0}
            placeholder={value.length === 0 ? placeholder : undefined}
            {...typing}
          />
        </S.Box>
        <TagNote event={state.event} max={max} />
        <FormValue
          controlId={controlProps.id}
          name={name}
          value={value}
          form={rest.form}
          disabled={disabled}
          onReset={reset}
        />
      </S.Frame>
    </Field>
  );
}

interface TagNoteProps {
  event: TagEvent | null;
  max: number;
}

/** Announces the last event: visibly for rejected tags, to screen readers for the others. */
function TagNote({ event, max }: TagNoteProps) {
  const t = useTexts(tagInputTexts);
  const tags = event?.tags.join(t.join) ?? '';
  return (
    <S.Note role="status">
      {event?.kind === 'duplicate' && <span>{t.duplicate(tags)}</span>}
      {event?.kind === 'excess' && <span>{t.excess(max, tags)}</span>}
      {event?.kind === 'added' && <VisuallyHidden>{t.added(tags)}</VisuallyHidden>}
      {event?.kind === 'removed' && <VisuallyHidden>{t.removed(tags)}</VisuallyHidden>}
    </S.Note>
  );
}
