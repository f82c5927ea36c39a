import {
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
} from 'react';
import { DraftPanel } from './DraftPanel';
import { FormSection } from './FormFields';
import { FormProblems } from './FormProblems';
import * as S from './Form.styles';
import { FormContext } from './formContext';
import { sectionsOf } from './model/formSections';
import { useFieldsWarning } from './useFieldsWarning';
import type { RecordForm } from './useRecordForm';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'children'> {
  form: RecordForm;
  /** Shown above the fields, such as a failure of their options. */
  notice?: ReactNode;
  /** Whether values can be read and copied but not changed. @default false */
  readOnly?: boolean | undefined;
  /** Level of its headings, one below that of the page or dialog. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Buttons below the fields, such as the one that submits. @default none */
  actions?: ReactNode;
  /**
   * Fields in an order of one's own, as `FormFields`, in place of all others. For buttons use
   * `actions`.
   * @default all of them, by section
   */
  children?: ReactNode;
}

/**
 * The fields of one record, with what stands in the way of a save above them. Renders a `<form>`:
 * submitting it saves. For a form in a dialog use `FormDialog`; to show a record, `FormView`.
 */
export function Form({
  form,
  notice,
  readOnly = false,
  headingLevel = 3,
  actions,
  children,
  ...rest
}: FormProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  useFieldsWarning(contentRef, children != null && form.shown.length > 0);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void form.save();
  };
  const handleBlur = (event: FocusEvent<HTMLFormElement>) => {
    rest.onBlur?.(event);
    const cell = event.target.closest<HTMLElement>('[data-path]');
    const path = cell?.dataset['path'];
    if (path !== undefined && !cell!.contains(event.relatedTarget)) form.checkLeft(path);
  };
  return (
    <S.Form
      noValidate
      {...rest}
      id={rest.id ?? form.id}
      onBlur={handleBlur}
      onSubmit={handleSubmit}
    >
      <FormContext value={{ form, readOnly, headingLevel }}>
        <S.Content ref={contentRef}>
          {notice}
          <DraftPanel form={form} />
          <FormProblems form={form} headingLevel={headingLevel} />
          {children ??
            sectionsOf(form.shown).map((group) => (
              <FormSection key={group.heading ?? ''} group={group} />
            ))}
          {actions != null && <S.Buttons>{actions}</S.Buttons>}
        </S.Content>
      </FormContext>
    </S.Form>
  );
}
