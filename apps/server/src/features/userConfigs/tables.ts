export interface UserConfigTable {
  id: string;
  userId: string;
  code: string;
  value: string;
  updatedAt: Date;
}

/** Tables of this feature, by their names in TypeScript. */
export interface UserConfigsTables {
  userConfigs: UserConfigTable;
}
