import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type MouseEvent,
} from 'react';
import { CircleAlert } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { mergeRefs } from '../internal/events/mergeRefs';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './ErrorSummary.styles';
import { errorSummaryTexts } from './ErrorSummary.texts';
import { findField, hrefOf, type FormError } from './model/findField';

export interface ErrorSummaryProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'title'
> {
  /** The errors, in the order of the fields. With none it renders nothing. */
  errors: readonly FormError[];
  /**
   * Number of attempts to submit, from 0: each new one with errors moves focus to the summary.
   * Without it the errors are announced when they appear, and focus stays.
   */
  focusKey?: number | undefined;
  /** Text in place of the counted title. */
  title?: string | undefined;
  /**
   * Level of the title, one below the heading of the form.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/**
 * The errors of a form, with a link to each field. Renders a `<section>` that takes focus after a
 * failed attempt. Each field still shows its own `error`; for errors without a field use `Alert`.
 */
export function ErrorSummary({
  errors,
  focusKey,
  title,
  headingLevel = 2,
  ref,
  ...rest
}: ErrorSummaryProps) {
  const t = useTexts(errorSummaryTexts);
  const id = useId();
  const rootRef = useRef<HTMLElement>(null);
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [ref]);
  const focusSummary = useEffectEvent(() => errors.length > 0 && rootRef.current?.focus());

  useEffect(() => {
    if (focusKey) focusSummary();
  }, [focusKey]);

  if (errors.length === 0) return null;
  return (
    <S.Root aria-labelledby={id} tabIndex={-1} {...rest} ref={mergedRef}>
      <S.Picture>
        <Icon icon={CircleAlert} />
      </S.Picture>
      {/* Focus already reads the summary; an announcement would repeat it. */}
      <div data-part="words" role={focusKey === undefined ? 'alert' : undefined}>
        <S.Title as={`h${headingLevel}`} id={id}>
          {title ?? t.title(errors.length)}
        </S.Title>
        <ul>
          {errors.map((error) => (
            <li key={`${hrefOf(error)} ${error.message}`}>
              <a href={hrefOf(error)} onClick={(event) => goToField(event, error)}>
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </S.Root>
  );
}

/** The browser's own jump would change the address, and cannot focus a group. */
function goToField(event: MouseEvent, error: FormError) {
  const field = event.metaKey || event.ctrlKey ? null : findField(error, document);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.closest('fieldset') ?? field).scrollIntoView({ block: 'center' });
}
