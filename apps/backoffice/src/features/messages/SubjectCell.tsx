import { use } from 'react';
import type { MessageView } from '@mingjian/api';
import { RowName } from '../../shared/RowName.styles';
import { OpenMessage } from './OpenMessage';

/** The subject of a message, which opens it. */
export function SubjectCell({ message }: { message: MessageView }) {
  const open = use(OpenMessage);
  return (
    <RowName type="button" title={message.subject} onClick={() => open(message)}>
      {message.subject}
    </RowName>
  );
}
