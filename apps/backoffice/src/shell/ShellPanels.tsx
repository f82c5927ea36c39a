import { lazy } from 'react';
import { useStore } from '@mingjian/ui';
import { PanelBoundary } from './PanelBoundary';
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
    <PanelBoundary key={open} onClose={close}>
      {open === 'settings' ? (
        <SettingsPanel onClose={close} />
      ) : (
        <PasswordDialog user={signedIn.user} onClose={close} />
      )}
    </PanelBoundary>
  );
}
