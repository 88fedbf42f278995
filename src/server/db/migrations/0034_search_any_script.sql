-- A text as it sounds, in small letters: what is spelled in two ways, in Latin letters or in Cyrillic ones, becomes one.
-- Letters of every other script stay, without their accents and vowel points. Whatever is no letter, mark or digit separates words.
CREATE OR REPLACE FUNCTION search_fold(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  folded text;
BEGIN
  folded := translate(normalize(value, NFKC),
    'АБВГДЕЁЗИЙКЛМНОПРСТУФЫЭабвгдеёзийклмнопрстуфыэІЇЄҐіїєґЎўӘәҒғҚқҢңӨөҰұҮүҺһ',
    'abvgdeeziiklmnoprstufieabvgdeeziiklmnoprstufieiiegiieguuaaggkknnoouuuuhh');
  -- Letters that no sign stands in: soft hyphens, joiners, marks of direction.
  folded := regexp_replace(folded, '[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFE00-\uFE0F\uFEFF]', '', 'g');
  folded := translate(folded, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');
  folded := translate(folded,
    'ÀÁÂÃÄÅàáâãäåĀāĂăĄąÇçĆćČčĎďĐđÈÉÊËèéêëĒēĖėĘęĚěĞğÌÍÎÏìíîïĪīĮįİıĹĺĽľŁłÑñŃńŇňÒÓÔÕÖØòóôõöøŌōŐőŔŕŘřŚśŞşŠšŢţŤťÙÚÛÜùúûüŪūŮůŰűŲųÝýÿŹźŻżŽž',
    'aaaaaaaaaaaaaaaaaaccccccddddeeeeeeeeeeeeeeeeggiiiiiiiiiiiiiillllllnnnnnnoooooooooooooooorrrrssssssttttuuuuuuuuuuuuuuuuyyyzzzzzz');
  folded := replace(replace(replace(folded, 'Ж', 'zh'), 'ж', 'zh'), 'ß', 'ss');
  folded := replace(replace(replace(replace(folded, 'Х', 'h'), 'х', 'h'), 'Ц', 'ts'), 'ц', 'ts');
  folded := replace(replace(replace(replace(folded, 'Ч', 'ch'), 'ч', 'ch'), 'Ш', 'sh'), 'ш', 'sh');
  folded := replace(replace(replace(replace(folded, 'Щ', 'sh'), 'щ', 'sh'), 'Ю', 'iu'), 'ю', 'iu');
  folded := replace(replace(folded, 'Я', 'ia'), 'я', 'ia');
  folded := translate(folded, 'ЪъЬь''’ʼ`', '');
  IF folded ~ '[^\u0001-\u007F]' THEN
    -- Accents, Hebrew points, Arabic vowels and the long stroke between Arabic letters.
    folded := normalize(regexp_replace(
      normalize(lower(folded COLLATE "und-x-icu"), NFD),
      '[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670]', '', 'g'), NFC);
    folded := translate(folded, 'ςىةٱ', 'σيها');
  END IF;
  folded := replace(replace(replace(folded, 'shch', 'sh'), 'sch', 'sh'), 'tch', 'ch');
  folded := replace(replace(replace(folded, 'kh', 'h'), 'ph', 'f'), 'tz', 'ts');
  folded := replace(replace(replace(folded, 'ck', 'k'), 'qu', 'kv'), 'x', 'ks');
  folded := translate(regexp_replace(folded, 'c(?!h)', 'k', 'g'), 'jywq', 'iivk');
  folded := regexp_replace(folded COLLATE "und-x-icu",
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u02B0-\u02FF[:space:][:punct:][:cntrl:]]+', ' ', 'g');
  RETURN trim(regexp_replace(folded, '(.)\1+', '\1', 'g'));
END
$$;
--> statement-breakpoint
-- Columns that are made by it are made anew where a text has more than the letters it knew.
UPDATE "participants" SET "first_name" = "first_name"
  WHERE concat_ws(' ', first_name, last_name, company, position) ~ '[^\u0001-\u017F\u0410-\u044F\u0401\u0451\u2010-\u2027]';
--> statement-breakpoint
UPDATE "events" SET "title" = "title" WHERE title ~ '[^\u0001-\u017F\u0410-\u044F\u0401\u0451\u2010-\u2027]';
