import { useLayoutEffect, useRef } from 'react';
import { Button, EmptyState, useTexts } from '@mingjian/ui';
import { EyeOff } from 'lucide-react';
import * as S from './IdleCover.styles';
import { idleTexts } from './idle.texts';
import { useIdle } from './useIdle';

/** Minutes without input after which the screen is covered. */
export const IDLE_MINUTES = 10;

/** Covers the window while nobody is at it. Everything below stays as it is. */
export function IdleCover() {
  const { isIdle, wake } = useIdle(IDLE_MINUTES * 60_000);
  return isIdle ? <Cover onWake={wake} /> : null;
}

/** The browser makes all below inert, open dialogs and menus too. */
function Cover({ onWake }: { onWake: () => void }) {
  const t = useTexts(idleTexts);
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const focused = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // A trap of focus below may have taken notice of its leave.
      if (focused instanceof HTMLElement) setTimeout(() => focused.focus());
    };
  }, []);
  return (
    <S.Cover
      ref={ref}
      aria-label={t.title}
      onCancel={(event) => {
        event.preventDefault();
        onWake();
      }}
    >
      <EmptyState
        level={2}
        icon={EyeOff}
        title={t.title}
        description={t.note(IDLE_MINUTES)}
        action={
          <Button tone="primary" onClick={onWake}>
            {t.wake}
          </Button>
        }
      />
    </S.Cover>
  );
}
