import type { TaskDesk } from '@mingjian/api';
import { Card, useTexts } from '@mingjian/ui';
import { FileGallery } from '../../../shared/files/FileGallery';
import * as S from './TaskDesk.styles';
import { taskDeskTexts } from './taskDesk.texts';

/** The candidate's papers for the item of a task. */
export function DeskFiles({ desk: { files } }: { desk: TaskDesk }) {
  const t = useTexts(taskDeskTexts);
  return (
    <Card title={t.files}>
      <S.Body>
        <FileGallery label={t.files} files={files} none={t.noFiles} />
      </S.Body>
    </Card>
  );
}
