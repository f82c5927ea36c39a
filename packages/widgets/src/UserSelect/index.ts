export { UserSelect, type UserSelectProps } from './UserSelect';
export { userSelectTexts } from './UserSelect.texts';
export type { Person } from '../RecipientTransfer';
export type { ResolvePeople, SearchPeople } from './model/userLookup';
