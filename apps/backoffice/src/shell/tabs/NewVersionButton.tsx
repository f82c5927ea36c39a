import { useEffect } from 'react';
import { Button, Icon, useStore, useTexts } from '@mingjian/ui';
import { RefreshCw } from 'lucide-react';
import { newVersion } from '../pages/newVersion';
import { useTabs } from './TabsContext';
import { tabsTexts } from './tabs.texts';

/** Button that loads a new version of the application, once there is one. */
export function NewVersionButton() {
  const t = useTexts(tabsTexts);
  const isThere = useStore(newVersion);
  useLooks();
  if (!isThere) return null;
  return (
    <Button
      size="small"
      icon={<Icon icon={RefreshCw} />}
      title={t.newVersionHint}
      onClick={() => window.location.reload()}
    >
      {t.newVersion}
    </Button>
  );
}

/**
 * Looks for a new version when a tab is shown, and when the window is: no timer, and nothing from a
 * hidden window.
 */
function useLooks() {
  const activeKey = useTabs((state) => state.activeKey);
  useEffect(() => void newVersion.look(), [activeKey]);
  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') void newVersion.look();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);
}
