export { PeoplePickDialog, type PeoplePickDialogProps } from './PeoplePickDialog';
export type {
  PeopleChoice,
  PeopleLoaders,
  PeopleSource,
  Person,
  RecipientSource,
} from '../RecipientTransfer';
export { peoplePickDialogTexts } from './PeoplePickDialog.texts';
