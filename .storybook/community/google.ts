import type { BootPayload } from '../../src/config/bootPayload';

/* The size of Google's own button, which only Google serves. */
const script = `
window.google = { accounts: { id: {
  initialize() {},
  renderButton(place, { width }) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Google';
    button.dataset.ownColours = '';
    Object.assign(button.style, { inlineSize: width + 'px', blockSize: '44px', border: '1px solid #747775',
      borderRadius: '4px', background: '#fff', color: '#1f1f1f', font: '500 14px Arial, sans-serif' });
    place.replaceChildren(button);
  },
} } };`;

/** Replaces Google's sign-in script, because no story requests another site. */
export const googleStandIn: NonNullable<BootPayload['google']> = {
  clientId: 'story',
  scriptUrl: `data:text/javascript,${encodeURIComponent(script)}`,
};
