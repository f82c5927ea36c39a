export { RecipientTransfer } from './RecipientTransfer';
export { recipientTransferTexts } from './RecipientTransfer.texts';
export type {
  PeopleChoice,
  PeopleLoaders,
  PeopleSource,
  RecipientSource,
  RecipientTransferProps,
} from './recipientTransferProps';
export type { Person } from './model/person';
export { recipientCodec } from './model/recipients';
