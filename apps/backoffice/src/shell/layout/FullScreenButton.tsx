import { useSyncExternalStore } from 'react';
import { IconButton, useTexts } from '@mingjian/ui';
import { Maximize, Minimize } from 'lucide-react';
import { messages } from '../messages';
import { layoutTexts } from './layout.texts';

/** Toggles full screen, in browsers that can. One that refuses gets a message. */
export function FullScreenButton() {
  const t = useTexts(layoutTexts);
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const handleClick = async () => {
    if (!(await toggleFullScreen())) messages.show({ text: t.noFullScreen, tone: 'warning' });
  };
  return (
    <IconButton
      label={isFull ? t.leaveFullScreen : t.fullScreen}
      icon={isFull ? Minimize : Maximize}
      onClick={() => void handleClick()}
    />
  );
}

/** Resolves to false where the browser refuses. */
async function toggleFullScreen(): Promise<boolean> {
  try {
    await (document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen());
    return true;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
