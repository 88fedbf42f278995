export { render } from './shell/boot/render.server';
