import { articleReaders, articles, toApiError, type Article } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { ConfirmDialog, useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import { articleReaderTexts } from './articleReaders.texts';

/** Asks whether everybody is to read an article again. */
export function AskAgainDialog({ article, onClose }: { article: Article; onClose(): void }) {
  const t = useTexts(articleReaderTexts);
  const http = useHttp();
  const refresh = useRefresh();
  const handleConfirm = async () => {
    const { id, version } = article;
    try {
      await http.send(articles.askAgain, { id, version });
      messages.show({ text: t.askedAgain, tone: 'success' });
    } catch (error) {
      messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 });
    }
    onClose();
    await refresh(articles, articleReaders);
  };
  return (
    <ConfirmDialog
      open
      title={t.askAgainTitle}
      confirmLabel={t.askAgain}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t.askAgainNote}
    </ConfirmDialog>
  );
}
