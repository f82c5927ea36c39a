export interface UserConfigTable {
  id: string;
  userId: string;
  code: string;
  value: string;
  updatedAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    userConfigs: UserConfigTable;
  }
}
