export { PeoplePickDialog, type PeoplePickDialogProps } from './PeoplePickDialog';
export { peoplePickDialogTexts } from './PeoplePickDialog.texts';
