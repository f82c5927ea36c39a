import { UPLOAD_RULES } from '@mingjian/api';
import { Alert, Button, Progress, useTexts } from '@mingjian/ui';
import { filesTexts } from './files.texts';
import * as S from './ItemFiles.styles';
import { giveUpload, retryUpload, type QueuedFile } from './uploadQueue';

/** A file on its way: its progress, or why it failed and what can be done. */
export function UploadLine({ upload }: { upload: QueuedFile }) {
  const t = useTexts(filesTexts);
  const { id, file, state, fraction, problem } = upload;
  const reasonOf = () => {
    if (problem === null) return '';
    if (typeof problem === 'object') return problem.message;
    return problem === 'tooLarge' ? t.tooLarge(UPLOAD_RULES.collect.megabytes) : t[problem];
  };
  return (
    <S.Line>
      {state === 'failed' ? (
        <Alert tone="danger" title={`${t.failed}: ${file.name}`}>
          {reasonOf()}
        </Alert>
      ) : (
        <Progress
          label={state === 'waiting' ? t.waiting(file.name) : t.sending(file.name)}
          value={Math.round(fraction * 100)}
        />
      )}
      <S.Row>
        {typeof problem !== 'string' && state === 'failed' && (
          <Button onClick={() => retryUpload(id)}>{t.retry}</Button>
        )}
        <Button tone="quiet" onClick={() => giveUpload(id)}>
          {t.giveUp}
        </Button>
      </S.Row>
    </S.Line>
  );
}
