-- What the directory finds a member by: the words of the name and the company as they sound, each behind a `=`, and every
-- word in its normal form. The configuration `russian` knows English too: it takes words in Latin letters for that.
CREATE FUNCTION search_words(
  first_name text, last_name text, company text, job text, tags text[], looking_for text, about text
) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN array_to_tsvector(string_to_array(
      '=' || replace(search_fold(concat_ws(' ', first_name, last_name, company)), ' ', ' ='), ' '))
    || to_tsvector('pg_catalog.russian'::regconfig, translate(
      concat_ws(' ', first_name, last_name, company, job, array_to_string(tags, ' '), looking_for, about), 'ёЁ', 'еЕ'));
END
$$;
--> statement-breakpoint
-- What a search asks of `search_words`: each word in one of its forms, or as the beginning of a name. Words that no text is
-- about, such as `of`, ask for nothing, unless there are no others.
CREATE FUNCTION search_query(value text) RETURNS tsquery
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  word text;
  forms tsquery;
  names tsquery;
  asked tsquery;
  begun tsquery;
BEGIN
  FOREACH word IN ARRAY regexp_split_to_array(trim(value), '\s+') LOOP
    SELECT string_agg('''=' || part || ''':*', ' & ')::tsquery INTO names
      FROM regexp_split_to_table(search_fold(word), ' ') AS part WHERE part <> '';
    CONTINUE WHEN names IS NULL;
    forms := plainto_tsquery('pg_catalog.russian'::regconfig, translate(word, 'ёЁ', 'еЕ'));
    begun := CASE WHEN begun IS NULL THEN names ELSE begun && names END;
    CONTINUE WHEN numnode(forms) = 0;
    asked := CASE WHEN asked IS NULL THEN forms || names ELSE asked && (forms || names) END;
  END LOOP;
  RETURN coalesce(asked, begun);
END
$$;
--> statement-breakpoint
CREATE TABLE "request_answers" (
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"author_id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"request" text NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_answers_participant_id_author_id_requested_at_pk" PRIMARY KEY("participant_id","author_id","requested_at")
);
--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "requested_at" timestamp with time zone;--> statement-breakpoint
UPDATE "participants" SET "requested_at" = "updated_at" WHERE "looking_for" <> '';--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (search_words(first_name, last_name, company, "position", tags, looking_for, about)) STORED;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_author_id_participants_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_answers_author_idx" ON "request_answers" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "participants_name_idx" ON "participants" USING btree ("community_id",((first_name || ' ' || last_name) collate "und-x-icu"),"id") WHERE enabled and profile_enabled;--> statement-breakpoint
CREATE INDEX "participants_request_idx" ON "participants" USING btree ("community_id","requested_at" DESC NULLS FIRST,"id") WHERE requested_at is not null;--> statement-breakpoint
CREATE INDEX "participants_tags_idx" ON "participants" USING gin ("tags");
--> statement-breakpoint
CREATE INDEX "participants_words_idx" ON "participants" USING gin ("words");
--> statement-breakpoint
CREATE FUNCTION request_is_written() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.looking_for, '') = '' THEN
    NEW.requested_at := NULL;
  ELSIF TG_OP = 'INSERT' THEN
    NEW.requested_at := coalesce(NEW.requested_at, NEW.updated_at);
  ELSIF NEW.looking_for IS DISTINCT FROM OLD.looking_for THEN
    NEW.requested_at := NEW.updated_at;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER participants_request_is_written BEFORE INSERT OR UPDATE OF looking_for ON "participants"
FOR EACH ROW EXECUTE FUNCTION request_is_written();
