import type { MessageTemplate } from '@mingjian/api';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { messageTemplateList } from './messageTemplateList';

/** Templates of messages, for those who write them. */
export function MessageTemplateListPage() {
  return <ResourcePage<MessageTemplate> list={messageTemplateList} />;
}
