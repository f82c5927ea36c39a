import type { ComponentPropsWithRef } from 'react';
import { Check, Copy, CopyX, type LucideIcon } from 'lucide-react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './CopyButton.styles';
import { copyButtonTexts } from './CopyButton.texts';
import { useCopy, type CopyOutcome } from './useCopy';

export interface CopyButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'title' | 'aria-label' | 'type'
> {
  /**
   * The text for the clipboard, or a function that returns it on demand. A rejection copies nothing
   * and is reported.
   */
  text: string | (() => string | Promise<string>);
  /** Label of a button with text, otherwise its accessible name. @default the text "copy" */
  label?: string | undefined;
  /**
   * Whether the button shows its label, or an icon alone.
   * @default 'icon'
   */
  shows?: 'icon' | 'label' | undefined;
  /** @default 'small' */
  size?: 'small' | 'medium' | undefined;
  /** Called after the text was copied. */
  onCopied?: (() => void) | undefined;
}

const icons: Record<CopyOutcome, LucideIcon> = { idle: Copy, copied: Check, failed: CopyX };

/**
 * A button that copies a text and reports the outcome. Renders a `<span>` with a live region and a
 * `<button>`, which takes `ref` and rest props. A failure stays visible for a moment.
 */
export function CopyButton({
  text,
  label,
  shows = 'icon',
  size = 'small',
  onCopied,
  className,
  ...rest
}: CopyButtonProps) {
  const t = useTexts(copyButtonTexts);
  const { outcome, copy } = useCopy(text, onCopied);
  const name = label ?? t.copy;
  const button = { ...rest, size, onClick: copy };

  return (
    <S.Root {...(className !== undefined && { className })}>
      {shows === 'icon' ? (
        <IconButton {...button} label={name} icon={icons[outcome]} />
      ) : (
        <Button {...button} icon={<Icon icon={icons[outcome]} />}>
          {name}
        </Button>
      )}
      <S.Announcement role="status" data-outcome={outcome}>
        {outcome !== 'idle' && t[outcome]}
      </S.Announcement>
    </S.Root>
  );
}
