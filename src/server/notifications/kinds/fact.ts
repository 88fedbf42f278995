import type { Block } from './definition';

/** A value with its label; nothing if it is ''. */
export const fact = (label: string, text: string): Block[] => (text ? [{ type: 'fact', label, text }] : []);
