import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { ErrorBoundary, useTexts } from '@mingjian/ui';
import { layoutTexts } from './layout/layout.texts';
import { messages } from './messages';

export interface PanelBoundaryProps {
  /** Closes the panel; called when its code could not be loaded. */
  onClose(): void;
  children: ReactNode;
}

/** Suspense and error boundary of a panel or dialog whose code is loaded when it is opened. */
export function PanelBoundary({ onClose, children }: PanelBoundaryProps) {
  return (
    <ErrorBoundary fallback={() => <PanelFailed onClose={onClose} />}>
      <Suspense fallback={null}>{children}</Suspense>
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
