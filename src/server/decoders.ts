import sharp from 'sharp';

// What decodes pictures is the whole process's, whoever asks first, so it is decided here: these kinds, as an operator may
// give them for a brand, and no other. What members send is known by its content before any of them sees it (I02).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Svg', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`),
});
sharp.cache(false);

export { sharp };
