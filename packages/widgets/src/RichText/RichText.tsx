import { useImperativeHandle, useRef, type CSSProperties, type MouseEvent } from 'react';
import { Button, Alert, ErrorBoundary, Field, FormValue, useField, useTexts } from '@mingjian/ui';
import { useIsClient } from '../internal/useIsClient';
import { whenLeft } from '../internal/whenLeft';
import { uploadTexts } from '../internal/upload/upload.texts';
import { Editing } from './Editing';
import { RichTextCount } from './RichTextCount';
import type { RichTextProps } from './richTextProps';
import * as S from './RichText.styles';
import { richTextTexts } from './RichText.texts';
import { useRichDocument, type RichDocumentState } from './useRichDocument';

/**
 * A document with headings, lists, tables, links and pictures, stored as sanitised HTML. Renders a
 * labelled `role="textbox"` below a toolbar: `className` goes to the root, `ref` to the text. To
 * show such HTML use `RichTextView`.
 */
export function RichText(props: RichTextProps) {
  const { height = 360, maxLength = 0, name, disabled = false, readOnly = false, onBlur } = props;
  const t = useTexts(richTextTexts);
  const document = useRichDocument(props);
  const over = document.length - maxLength;
  const tooLong = maxLength > 0 && over > 0 ? t.tooLong(over) : undefined;
  const { fieldProps, controlProps } = useField(fieldOptions(props, tooLong));
  useProblems(props, document, tooLong);
  const boxRef = useRef<HTMLFieldSetElement>(null);
  const isClient = useIsClient();
  const boxId = `${controlProps.id}-box`;
  const textIn = () => boxRef.current?.querySelector<HTMLElement>('[role="textbox"]');

  const focusText = ({ target }: MouseEvent) => {
    const label = (target as Element).closest('label');
    // A label focuses native controls alone.
    if (label?.htmlFor === controlProps.id) textIn()?.focus();
  };

  return (
    <Field
      {...fieldProps}
      aside={<RichTextCount length={document.length} max={maxLength} />}
      onClick={focusText}
      onBlur={whenLeft(onBlur)}
    >
      <S.Box
        ref={boxRef}
        id={boxId}
        role="presentation"
        data-invalid={controlProps['aria-invalid'] || undefined}
        data-still={disabled || readOnly || undefined}
        style={{ '--mj-rich-text-height': `${height}px` } as CSSProperties}
      >
        <ErrorBoundary
          resetKey={document.session.id}
          fallback={() => (
            <Alert tone="danger">
              {t.broken}{' '}
              <Button size="small" onClick={document.restart}>
                {t.restart}
              </Button>
            </Alert>
          )}
        >
          {isClient && (
            <Editing
              key={document.session.id}
              document={document}
              controlProps={controlProps}
              options={props}
            />
          )}
        </ErrorBoundary>
      </S.Box>
      <FormValue
        controlId={boxId}
        name={name}
        value={document.value}
        disabled={disabled}
        onReset={document.reset}
      />
    </Field>
  );
}

/** Gives the owner the problems that keep a form from being saved. */
function useProblems(
  { actionsRef }: RichTextProps,
  document: RichDocumentState,
  tooLong: string | undefined,
) {
  const t = useTexts(uploadTexts);
  useImperativeHandle(actionsRef, () => ({
    getProblem() {
      const problem = document.pictureProblem();
      if (problem === null) return tooLong;
      return problem === 'unfinished' ? t.unfinished : t.unsent;
    },
  }));
}

/** The props that belong to the field around the text. */
function fieldOptions(props: RichTextProps, tooLong: string | undefined) {
  const { label, hideLabel, description, note, size, id, className, required } = props;
  const error = props.error ?? tooLong;
  return { label, hideLabel, description, note, size, id, className, required, error };
}
