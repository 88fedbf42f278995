import sharp from 'sharp';

// Image decoders are configured per process, so this is decided here: only the formats that an operator may use in a
// brand. The content of members' uploads is checked before any decoder sees them (I02).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Svg', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`),
});
sharp.cache(false);

export { sharp };
