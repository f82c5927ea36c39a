import { standardRights, standardRoles, type Role } from '../roles';

/** Returns the rights of a standard role in a new installation, as its caller carries them. */
export const rightsOf = (role: Role): readonly string[] => [
  ...standardRights.filter(({ holders }) => holders.includes(role)).map(({ code }) => code),
  ...standardRoles.filter(({ code }) => code === role).map(({ userType }) => userType),
];
