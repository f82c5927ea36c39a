import { useEffect, useState } from 'react';
import { orderFollowUps, recordingName, type TaskContact } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { Alert, Button, Disclosure, useStore, useTexts } from '@mingjian/ui';
import { AudioNotes } from '@mingjian/widgets/AudioNotes';
import { readFiles, type StoredFile } from '@mingjian/widgets/FileWidget';
import { useResolveUrl } from '../../../base/files/useResolveUrl';
import { useSignedIn } from '../../../shell';
import { contactRecordingsTexts } from './contactRecordings.texts';
import { createMarkSaver, type MarkSaver } from './markSaver';

/** Formats that browsers play. */
const RECORDING = /\.(mp3|wav)$/i;

/** The recordings of a contact with a source, whose marks are stored with it. */
export function ContactRecordings({ contact }: { contact: TaskContact }) {
  const t = useTexts(contactRecordingsTexts);
  const http = useHttp();
  const refresh = useRefresh();
  const [saver] = useState(() =>
    createMarkSaver(http, contact, () => void refresh(orderFollowUps.getList)),
  );
  const problem = useStore(saver, (state) => state.problem);
  useEffect(() => saver.adopt(contact), [saver, contact]);

  const recordings = (readFiles(contact.audioUrl) ?? []).filter(({ url }) =>
    RECORDING.test(recordingName(url)),
  );
  return (
    <>
      {problem && (
        <Alert
          tone="danger"
          title={t.notSaved}
          action={
            <Button size="small" onClick={saver.retry}>
              {t.retry}
            </Button>
          }
        >
          {problem.message}
        </Alert>
      )}
      {recordings.map((file) => (
        <Recording
          key={recordingName(file.url)}
          file={file}
          contactName={contact.contactName}
          saver={saver}
        />
      ))}
    </>
  );
}

interface RecordingProps {
  file: StoredFile;
  contactName: string;
  saver: MarkSaver;
}

/** A recording, which is loaded once it is opened. */
function Recording({ file, contactName, saver }: RecordingProps) {
  const t = useTexts(contactRecordingsTexts);
  const resolve = useResolveUrl();
  const { can } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  // The address changes with each response, and another one would stop the recording.
  const [src] = useState(file.url);
  const marks = useStore(saver, (state) => state.marks);
  const name = recordingName(src);
  const own = marks.filter(({ url }) => recordingName(url) === name);

  return (
    <Disclosure
      title={t.recording(file.name)}
      note={own.length > 0 && t.count(own.length)}
      open={isOpen}
      onOpenChange={setOpen}
    >
      {isOpen && (
        <AudioNotes
          label={t.recordingOf(contactName, file.name)}
          src={src}
          resolveUrl={async () => resolve(src, { refused: true })}
          readOnly={!can('orders.contact')}
          value={own}
          onValueChange={(next) =>
            saver.change([
              ...saver.get().marks.filter(({ url }) => recordingName(url) !== name),
              ...next.map(({ id, time, text }) => ({ url: src, id, time, text })),
            ])
          }
        />
      )}
    </Disclosure>
  );
}
