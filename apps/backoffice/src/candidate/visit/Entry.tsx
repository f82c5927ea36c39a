import type { ReactNode } from 'react';
import { Alert, Button, useStore, useTexts } from '@mingjian/ui';
import { Failed } from '../frame/Failed';
import { Frame } from '../frame/Frame';
import * as S from '../frame/screen.styles';
import { entryTexts } from './entry.texts';
import { ProofScreen } from './ProofScreen';
import { useLinkCheck } from './useLinkCheck';
import { visit } from './visit';

/** The way in by a link. Its content is shown once the second proof has begun a session. */
export function Entry({ children }: { children: ReactNode }) {
  const { purpose, link, session, hasRefused } = useStore(visit);
  if (hasRefused) return <Declined />;
  if (session !== null) return children;
  return <LinkEntry key={link} purpose={purpose} link={link} />;
}

function LinkEntry({ purpose, link }: Parameters<typeof useLinkCheck>[0]) {
  const t = useTexts(entryTexts);
  const { state, retry, refuse } = useLinkCheck({ purpose, link });
  const hasEnded = useStore(visit, ({ hasEntered }) => hasEntered);
  switch (state.kind) {
    case 'failed':
      return <Failed message={state.message} onRetry={retry} />;
    case 'checking':
    case 'valid': {
      const checked = state.kind === 'valid' ? state.link : null;
      return <ProofScreen link={checked} hasEnded={hasEnded} onRefused={refuse} />;
    }
    case 'refused':
      return (
        <Frame title={t.refused}>
          <Alert tone="warning">{t.refusedText}</Alert>
          <S.Note>{t.refusedKept}</S.Note>
          {link !== '' && (
            <S.Actions>
              <Button size="large" onClick={retry}>
                {t.reread}
              </Button>
            </S.Actions>
          )}
        </Frame>
      );
  }
}

/** The end of a visit whose candidate has refused. */
function Declined() {
  const t = useTexts(entryTexts);
  return (
    <Frame title={t.declined}>
      <Alert>{t.declinedText}</Alert>
      <S.Note>{t.declinedNext}</S.Note>
    </Frame>
  );
}
