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
  /** What is wrong, in the order of the fields. With none it renders nothing. */
  errors: readonly FormError[];
  /**
   * Counts the attempts to submit, from 0: with each new one that leaves errors the summary takes
   * focus. Without it the errors are announced as they come, and focus stays.
   */
  focusKey?: number | undefined;
  /** Words in place of the counted title. */
  title?: string | undefined;
  /**
   * Level of the title: one below the heading of the form.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
}

/**
 * What must be corrected before a form can go, with a link to each field. Renders a `<section>`
 * that takes focus after a failed attempt. Each field still shows its own `error`; for trouble with
 * no field use `Alert`.
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
  const takeFocus = useEffectEvent(() => errors.length > 0 && rootRef.current?.focus());

  useEffect(() => {
    if (focusKey) takeFocus();
  }, [focusKey]);

  if (errors.length === 0) return null;
  return (
    <S.Root aria-labelledby={id} tabIndex={-1} {...rest} ref={mergedRef}>
      <S.Picture>
        <Icon icon={CircleAlert} />
      </S.Picture>
      {/* Focus reads the summary already; announced as well it would be heard twice. */}
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

/** The browser's own jump would change the address and leave the focus of a group on nothing. */
function goToField(event: MouseEvent, error: FormError) {
  const field = event.metaKey || event.ctrlKey ? null : findField(error, document);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.closest('fieldset') ?? field).scrollIntoView({ block: 'center' });
}
