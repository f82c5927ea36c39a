import { useState, type ComponentType } from 'react';
import { Button, useTexts } from '../../packages/ui/src';
import { docsTexts } from './docs.texts';

type Args = Record<string, unknown>;

export interface ClosableStoryProps {
  args: Args;
  story: ComponentType<{ args: Args }>;
}

/** The calls after which the page of a dialog closes it. */
const CLOSING = ['onClose', 'onConfirm', 'onApply'];

/** Whether a story is a dialog that is open and tells when to close it. */
export const isClosable = ({ open, onClose }: Args): boolean =>
  typeof onClose === 'function' && open !== false;

/** A dialog in a window on a docs page: it closes, and a button opens it again. */
export function ClosableStory({ args, story: Story }: ClosableStoryProps) {
  const t = useTexts(docsTexts);
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t.reopen}</Button>;
  const closing = CLOSING.flatMap((name): [string, unknown][] => {
    const handle = args[name];
    if (typeof handle !== 'function') return [];
    const handleClose = async (...given: unknown[]) => {
      await handle(...given);
      setOpen(false);
    };
    return [[name, handleClose]];
  });
  return <Story args={{ ...args, ...Object.fromEntries(closing) }} />;
}
