// Every table, for Drizzle.
export * from './schema/audit';
export * from './schema/codes';
export * from './schema/communities';
export * from './schema/consents';
export * from './schema/images';
export * from './schema/introWishes';
export * from './schema/introductions';
export * from './schema/managers';
export * from './schema/matching';
export * from './schema/onboarding';
export * from './schema/outbox';
export * from './schema/participants';
export * from './schema/reports';
export * from './schema/schemaVersion';
export * from './schema/sessions';
export * from './schema/users';
