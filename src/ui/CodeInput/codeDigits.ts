/** The digits of a typed or pasted text, at most `length` of them. 'Your code: 123 456' is '123456'. */
export const codeDigits = (text: string, length = 6): string => text.replace(/\D/g, '').slice(0, length);
