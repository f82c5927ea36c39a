import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { ErrorBoundary, useStore, useTexts } from '@mingjian/ui';
import { layoutTexts } from './layout/layout.texts';
import { messages } from './messages';
import { shellPanel } from './panels';
import type { SignedIn } from './session/session';

const SettingsPanel = lazy(async () => ({
  default: (await import('./preferences/SettingsPanel')).SettingsPanel,
}));
const PasswordDialog = lazy(async () => ({
  default: (await import('./account/PasswordDialog')).PasswordDialog,
}));

/** The panels of the shell above the page, each loaded when it is first opened. */
export function ShellPanels({ signedIn }: { signedIn: SignedIn }) {
  const open = useStore(shellPanel);
  const close = () => shellPanel.set(null);
  if (open === null) return null;
  return (
    <ErrorBoundary key={open} fallback={() => <PanelFailed onClose={close} />}>
      <Suspense fallback={null}>
        {open === 'settings' ? (
          <SettingsPanel onClose={close} />
        ) : (
          <PasswordDialog user={signedIn.user} onClose={close} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

/** The message about a panel whose code could not be loaded. The workspace stays as it is. */
function PanelFailed({ onClose }: { onClose(): void }) {
  const t = useTexts(layoutTexts);
  const handleFailure = useEffectEvent(() => {
    messages.show({ text: t.panelFailed, tone: 'warning', seconds: 5 });
    onClose();
  });
  useEffect(() => handleFailure(), []);
  return null;
}
