import { useMemo, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { CopyButton } from '../CopyButton/CopyButton';
import { IconButton } from '../IconButton/IconButton';
import { mergeRefs } from '../internal/events/mergeRefs';
import { useRestoredFocus } from '../internal/focus/useRestoredFocus';
import { Popover } from '../Popover/Popover';
import { useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './MaskedValue.styles';
import { maskedValueTexts } from './MaskedValue.texts';
import { ReasonForm } from './ReasonForm';
import { useReveal } from './useReveal';

export interface MaskedValueProps extends Omit<
  ComponentPropsWithRef<'span'>,
  'children' | 'onCopy'
> {
  /** Name of the value: names the group and its buttons. */
  label: string;
  /** The masked value, such as "138****2046". */
  masked: string;
  /**
   * Requests the value with a reason, and records both. The message of a rejected `Error` is shown.
   * Without it the value cannot be revealed.
   */
  onReveal?: ((reason: string) => Promise<string>) | undefined;
  /**
   * Called before the value is copied, to record it; a rejection prevents the copy. Without it the
   * value cannot be copied.
   */
  onCopy?: (() => void | Promise<void>) | undefined;
  /**
   * Seconds for which the value is visible.
   * @default 30
   */
  seconds?: number | undefined;
}

/**
 * A sensitive value, masked until revealed. Renders a `<span role="group">`; revealing requires a
 * reason. The value is in the DOM only while it is visible, and is hidden after its time and when
 * the window loses focus. The mask can be neither selected nor copied.
 */
export function MaskedValue({
  label,
  masked,
  onReveal = cannotReveal,
  onCopy,
  seconds = 30,
  ref,
  ...rest
}: MaskedValueProps) {
  const t = useTexts(maskedValueTexts);
  const rootRef = useRef<HTMLSpanElement>(null);
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [ref]);
  const { value, ...reveal } = useReveal({ masked, seconds, onReveal });
  const [wasShown, setWasShown] = useState(false);
  if (value !== null && !wasShown) setWasShown(true);
  const isShown = value !== null;
  const { focusProps } = useRestoredFocus(isShown, rootRef, (root) => root.querySelector('button'));

  return (
    <S.Root role="group" aria-label={label} {...rest} {...focusProps} ref={mergedRef}>
      <S.Value dir="auto" data-masked={!isShown || undefined}>
        {value ?? masked}
      </S.Value>
      {isShown && (
        <IconButton size="small" icon={EyeOff} label={t.hide(label)} onClick={reveal.hide} />
      )}
      {!isShown && onReveal !== cannotReveal && (
        <Popover
          label={t.reveal(label)}
          trigger={<IconButton size="small" icon={Eye} label={t.reveal(label)} />}
        >
          {(close) => <ReasonForm {...reveal} seconds={seconds} onRevealed={close} />}
        </Popover>
      )}
      {isShown && onCopy && (
        <CopyButton
          label={t.copy(label)}
          text={async () => {
            await onCopy();
            return value;
          }}
        />
      )}
      <VisuallyHidden role="status">
        {isShown ? t.shown(label, seconds) : wasShown && t.hidden(label)}
      </VisuallyHidden>
    </S.Root>
  );
}

/** Default of a value that cannot be revealed. */
const cannotReveal = () => Promise.reject(new Error());
