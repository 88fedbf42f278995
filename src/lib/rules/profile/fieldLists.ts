import {
  profileFields,
  type CompletionPart,
  type FieldOfSection,
  type FieldOfStep,
  type OptionalText,
  type ProfileField,
  type ProfileSection,
  type ProfileStep,
  type SharedText,
  type TextField,
} from './profileFields';

export const fieldNames = Object.keys(profileFields) as ProfileField[];

export const isTextField = (field: ProfileField): field is TextField => 'limits' in profileFields[field];

const isOptional = (field: TextField): field is OptionalText => profileFields[field].nullable;
const isShared = (field: TextField): field is SharedText => profileFields[field].saved === 'together';

const texts = fieldNames.filter(isTextField);

/** Texts that may be left out: '' is null where it is stored. */
export const optionalTexts = texts.filter(isOptional);

/** Texts that are saved with other fields. */
export const sharedTexts = texts.filter(isShared);

/** The fields of a part of the profile's page. */
export const fieldsOfSection = <Section extends ProfileSection>(
  section: Section,
): FieldOfSection<Section>[] =>
  fieldNames.filter((field): field is FieldOfSection<Section> => profileFields[field].section === section);

export const stepsOf = (field: ProfileField): readonly ProfileStep[] => profileFields[field].steps;

/** The fields that a step of onboarding asks for. */
export const fieldsOfStep = <Step extends ProfileStep>(step: Step): FieldOfStep<Step>[] =>
  fieldNames.filter((field): field is FieldOfStep<Step> => stepsOf(field).includes(step));

const isPart = (part: CompletionPart | null): part is CompletionPart => part !== null;

/** The parts of a complete profile, in the order of the fields. */
export const completionParts: CompletionPart[] = [
  ...new Set(fieldNames.map((field) => profileFields[field].completes).filter(isPart)),
];

/** The fields of a part of a complete profile. */
export const fieldsOfPart = (part: CompletionPart): ProfileField[] =>
  fieldNames.filter((field) => profileFields[field].completes === part);
