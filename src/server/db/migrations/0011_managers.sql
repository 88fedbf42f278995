CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- A text as it sounds, in small Latin letters: what is spelled in two ways, in one alphabet or the other, becomes one.
CREATE FUNCTION search_fold(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  folded text;
BEGIN
  folded := translate(value,
    'АБВГДЕЁЗИЙКЛМНОПРСТУФЫЭабвгдеёзийклмнопрстуфыэІЇЄҐіїєґЎў',
    'abvgdeeziiklmnoprstufieabvgdeeziiklmnoprstufieiiegiieguu');
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
  folded := replace(replace(replace(folded, 'shch', 'sh'), 'sch', 'sh'), 'tch', 'ch');
  folded := replace(replace(replace(folded, 'kh', 'h'), 'ph', 'f'), 'tz', 'ts');
  folded := replace(replace(replace(folded, 'ck', 'k'), 'qu', 'kv'), 'x', 'ks');
  folded := translate(regexp_replace(folded, 'c(?!h)', 'k', 'g'), 'jywq', 'iivk');
  folded := regexp_replace(folded, '[^a-z0-9]+', ' ', 'g');
  return trim(regexp_replace(folded, '(.)\1+', '\1', 'g'));
END
$$;
--> statement-breakpoint
CREATE TABLE "audit_aliases" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "audit_aliases_user_key" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"community_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"act" text NOT NULL,
	"actor" text,
	"subject" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "bulk_acts" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"user_id" text NOT NULL,
	"act" jsonb NOT NULL,
	"participant_ids" text[] NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"missed" text[]
);
--> statement-breakpoint
CREATE TABLE "manager_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"author" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manager_visits" (
	"community_id" text NOT NULL,
	"user_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"new_since" timestamp with time zone NOT NULL,
	"returned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "manager_visits_community_id_user_id_pk" PRIMARY KEY("community_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "member_invites" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_invites_email_key" UNIQUE("community_id","email")
);
--> statement-breakpoint
CREATE TABLE "member_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_views" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"title" text NOT NULL,
	"query" jsonb NOT NULL,
	"columns" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_views_title_key" UNIQUE("community_id","title")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"reporter_id" text,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"context" jsonb NOT NULL,
	"about_manager" boolean NOT NULL,
	"decision" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "picked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "managed_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "search" text GENERATED ALWAYS AS (search_fold(first_name || ' ' || last_name || ' ' || coalesce(company, '') || ' ' || coalesce(position, ''))) STORED;--> statement-breakpoint
ALTER TABLE "audit_aliases" ADD CONSTRAINT "audit_aliases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_acts" ADD CONSTRAINT "bulk_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_messages" ADD CONSTRAINT "manager_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_visits" ADD CONSTRAINT "manager_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_participants_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."participants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_latest_idx" ON "audit_entries" USING btree ("community_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_idx" ON "audit_entries" USING btree ("community_id","subject","id");--> statement-breakpoint
CREATE INDEX "bulk_acts_due_idx" ON "bulk_acts" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "bulk_acts_user_idx" ON "bulk_acts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "manager_messages_member_idx" ON "manager_messages" USING btree ("community_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "manager_messages_user_idx" ON "manager_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "manager_visits_user_idx" ON "manager_visits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_invites_address_idx" ON "member_invites" USING btree ("email");--> statement-breakpoint
CREATE INDEX "member_notes_member_idx" ON "member_notes" USING btree ("participant_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_waiting_idx" ON "reports" USING btree ("community_id","decided_at","created_at");--> statement-breakpoint
CREATE INDEX "reports_participant_idx" ON "reports" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "reports_reporter_idx" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_key" ON "reports" USING btree ("reporter_id","subject_kind","subject_id") WHERE decision is null;--> statement-breakpoint
CREATE INDEX "participants_joined_idx" ON "participants" USING btree ("community_id","created_at","id");--> statement-breakpoint
CREATE INDEX "participants_search_idx" ON "participants" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION audit_is_append_only() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_entries" FROM PUBLIC;
