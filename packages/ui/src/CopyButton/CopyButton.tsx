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
   * What goes to the clipboard, or what makes it when it is asked for; a rejection copies nothing
   * and is told.
   */
  text: string | (() => string | Promise<string>);
  /**
   * What is copied. Words of a button with words, else its accessible name. @default the word for
   * "copy"
   */
  label?: string;
  /**
   * Whether the words show, or an icon alone.
   * @default 'icon'
   */
  shows?: 'icon' | 'words';
  /** @default 'small' */
  size?: 'small' | 'medium';
  /** Called when the text is on the clipboard. */
  onCopied?: (() => void) | undefined;
}

const icons: Record<CopyOutcome, LucideIcon> = { idle: Copy, copied: Check, failed: CopyX };

/**
 * Copies a text, and says whether it did. Renders a `<span>` with a `<button>`, which `ref` and
 * rest props go to, and a live region. A failure stays in sight for a moment.
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
  const words = label ?? t.copy;
  const button = { ...rest, size, onClick: copy };

  return (
    <S.Root {...(className !== undefined && { className })}>
      {shows === 'icon' ? (
        <IconButton {...button} label={words} icon={icons[outcome]} />
      ) : (
        <Button {...button} icon={<Icon icon={icons[outcome]} />}>
          {words}
        </Button>
      )}
      <S.Said role="status" data-outcome={outcome}>
        {outcome !== 'idle' && t[outcome]}
      </S.Said>
    </S.Root>
  );
}
