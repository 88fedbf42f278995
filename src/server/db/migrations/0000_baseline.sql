-- First what the tables below are made with. Drizzle does not know these, so they are written by hand.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Folds a text to how it sounds, in lower case: spellings that sound alike, in Latin or Cyrillic letters, become the same.
-- Letters of other scripts stay, without accents and vowel points. Anything that is no letter, mark or digit separates words.
CREATE FUNCTION search_fold(value text) RETURNS text
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
-- From here on drizzle-kit generated the SQL from `schema/`.
CREATE TABLE "audit_aliases" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "audit_aliases_user_key" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"community_id" text NOT NULL,
	"number" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"text_hash" text,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_community_id_number_pk" PRIMARY KEY("community_id","number"),
	CONSTRAINT "audit_chain_entry_key" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"community_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" text,
	"subject_id" text,
	"related_id" text,
	"before" jsonb,
	"after" jsonb,
	"message_id" text
);
--> statement-breakpoint
CREATE TABLE "audit_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"salt" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"participant_id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"community_id" text NOT NULL,
	"identity" jsonb,
	"tries" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "oauth_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"binding_hash" text NOT NULL,
	"community_id" text NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"back_to" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "communities" (
	"id" text PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"files" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "communities_domain_key" UNIQUE("domain")
);
--> statement-breakpoint
CREATE TABLE "community_last_known_good" (
	"domain" text PRIMARY KEY NOT NULL,
	"files" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_overrides" (
	"community_id" text PRIMARY KEY NOT NULL,
	"files" jsonb NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" text NOT NULL,
	"community_id" text NOT NULL,
	"version" text NOT NULL,
	"documents" jsonb NOT NULL,
	"language" text,
	"address" text,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_user_id_community_id_version_pk" PRIMARY KEY("user_id","community_id","version")
);
--> statement-breakpoint
CREATE TABLE "directory_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"community_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"country" text,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_broadcasts" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"what" text NOT NULL,
	"about" text NOT NULL,
	"before" jsonb,
	"moved" boolean DEFAULT false NOT NULL,
	"dates" jsonb,
	"caused_by" text,
	"since" timestamp with time zone NOT NULL,
	"cursor" text DEFAULT '' NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "event_broadcasts_key" UNIQUE("event_id","what","about")
);
--> statement-breakpoint
CREATE TABLE "event_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"invited_as" text NOT NULL,
	"invited_by" text,
	"invited_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended" text,
	CONSTRAINT "event_invitations_key" UNIQUE("event_id","participant_id","invited_as")
);
--> statement-breakpoint
CREATE TABLE "event_organisers" (
	"event_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_organisers_event_id_participant_id_pk" PRIMARY KEY("event_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE "event_participation_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"by_participant_id" text,
	"from_status" text,
	"to_status" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_participations" (
	"event_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"status" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone,
	"checked_in_at" timestamp with time zone,
	"checked_in_by" text,
	"check_in_id" text,
	CONSTRAINT "event_participations_event_id_participant_id_pk" PRIMARY KEY("event_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"series_id" text,
	"created_by" text,
	"title" text NOT NULL,
	"title_lang" text,
	"description" text NOT NULL,
	"description_lang" text,
	"date" text NOT NULL,
	"start_time" text NOT NULL,
	"end_date" text,
	"end_time" text,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"over_at" timestamp with time zone NOT NULL,
	"location" jsonb NOT NULL,
	"location_visibility" text NOT NULL,
	"event_type" text NOT NULL,
	"online_meeting_link" text NOT NULL,
	"paid" boolean NOT NULL,
	"price" double precision,
	"currency" text NOT NULL,
	"payment_link" text NOT NULL,
	"visibility" text NOT NULL,
	"approval_required" boolean NOT NULL,
	"max_participants" integer,
	"organizer_contact" text NOT NULL,
	"image_url" text,
	"waiting_list_enabled" boolean DEFAULT false NOT NULL,
	"confirmed_count" integer DEFAULT 0 NOT NULL,
	"reserved_count" integer DEFAULT 0 NOT NULL,
	"waiting_count" integer DEFAULT 0 NOT NULL,
	"ticket_key" text DEFAULT gen_random_uuid()::text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"moved_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "events_seats_check" CHECK ("events"."max_participants" is null or "events"."confirmed_count" + "events"."reserved_count" <= "events"."max_participants")
);
--> statement-breakpoint
CREATE TABLE "event_waits" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "event_waits_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"joined_at" timestamp with time zone NOT NULL,
	"promoted_at" timestamp with time zone,
	"offered_at" timestamp with time zone,
	"offered_until" timestamp with time zone,
	"taken_up_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended" text
);
--> statement-breakpoint
CREATE TABLE "images" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"event_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone NOT NULL,
	CONSTRAINT "images_owner_check" CHECK (num_nonnulls("images"."user_id", "images"."event_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_participant_id_subject_id_pk" PRIMARY KEY("participant_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookmarks_participant_id_subject_id_pk" PRIMARY KEY("participant_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"community_id" text NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"matching_id" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connections_first_id_second_id_pk" PRIMARY KEY("first_id","second_id"),
	CONSTRAINT "connections_in_order" CHECK (first_id collate "C" < second_id collate "C")
);
--> statement-breakpoint
CREATE TABLE "interest_credits" (
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"week" text NOT NULL,
	"spent" integer NOT NULL,
	CONSTRAINT "interest_credits_participant_id_week_pk" PRIMARY KEY("participant_id","week"),
	CONSTRAINT "interest_credits_spent" CHECK (spent >= 0)
);
--> statement-breakpoint
CREATE TABLE "past_contacts" (
	"community_id" text NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "past_contacts_first_id_second_id_pk" PRIMARY KEY("first_id","second_id"),
	CONSTRAINT "past_contacts_in_order" CHECK (first_id collate "C" < second_id collate "C")
);
--> statement-breakpoint
CREATE TABLE "relations" (
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"relation_type" text NOT NULL,
	"note" text,
	"intro_message" text,
	"intro_message_lang" text,
	"matching_id" text,
	"deliver_at" timestamp with time zone,
	"paid_week" text,
	"pending_review_since" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "relations_participant_id_subject_id_pk" PRIMARY KEY("participant_id","subject_id"),
	CONSTRAINT "relations_not_oneself" CHECK (participant_id <> subject_id)
);
--> statement-breakpoint
CREATE TABLE "intro_wishes" (
	"community_id" text NOT NULL,
	"user_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "intro_wishes_community_id_user_id_pk" PRIMARY KEY("community_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"data" jsonb,
	"leased_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_actions" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"user_id" text NOT NULL,
	"action" jsonb NOT NULL,
	"participant_ids" text[] NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"missed" text[]
);
--> statement-breakpoint
CREATE TABLE "manager_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"author_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "manager_invitations_participant_key" UNIQUE("participant_id")
);
--> statement-breakpoint
CREATE TABLE "manager_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"author_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"salt" uuid DEFAULT gen_random_uuid() NOT NULL
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
	"author_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_invites_email_key" UNIQUE("community_id","email")
);
--> statement-breakpoint
CREATE TABLE "member_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"author_id" text NOT NULL,
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
CREATE TABLE "declined_reasons" (
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"term" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "declined_reasons_participant_id_term_pk" PRIMARY KEY("participant_id","term")
);
--> statement-breakpoint
CREATE TABLE "matching_lists" (
	"round_id" text NOT NULL,
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"missing" text,
	"notified_at" timestamp with time zone,
	"link_hash" text,
	CONSTRAINT "matching_lists_round_id_participant_id_pk" PRIMARY KEY("round_id","participant_id"),
	CONSTRAINT "matching_lists_link_key" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "matching_results" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"matching_id" text NOT NULL,
	"viewer_id" text NOT NULL,
	"rank" integer NOT NULL,
	"asked_at" timestamp with time zone,
	"rated_at" timestamp with time zone,
	"score" integer,
	"could_not_meet" boolean DEFAULT false NOT NULL,
	"note" text,
	CONSTRAINT "matching_results_side_key" UNIQUE("matching_id","viewer_id"),
	CONSTRAINT "matching_results_rating_check" CHECK (score is null or (score between 1 and 5 and not could_not_meet))
);
--> statement-breakpoint
CREATE TABLE "matching_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"scope_kind" text NOT NULL,
	"scope_id" text NOT NULL,
	"day" text NOT NULL,
	"seed" text NOT NULL,
	"state" text NOT NULL,
	"attention" jsonb NOT NULL,
	"figures" jsonb,
	"leased_until" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "matching_rounds_scope_key" UNIQUE("community_id","scope_kind","scope_id","day")
);
--> statement-breakpoint
CREATE TABLE "matchings" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text,
	"community_id" text NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"score" double precision NOT NULL,
	"forward" jsonb NOT NULL,
	"backward" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "matchings_pair_key" UNIQUE("round_id","first_id","second_id")
);
--> statement-breakpoint
CREATE TABLE "member_vectors" (
	"participant_id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"hash" text NOT NULL,
	"asks" real[] NOT NULL,
	"offers" real[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relevances" (
	"community_id" text NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"score" double precision NOT NULL,
	"forward" jsonb NOT NULL,
	"backward" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "relevances_community_id_first_id_second_id_pk" PRIMARY KEY("community_id","first_id","second_id")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by" text NOT NULL,
	"slots" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"offer" jsonb,
	"first_zone" text,
	"second_zone" text,
	"place_kind" text NOT NULL,
	"place_text" text NOT NULL,
	"starts_at" timestamp with time zone,
	"uid" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"community_id" text NOT NULL,
	"user_id" text NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_preferences_community_id_user_id_channel_kind_pk" PRIMARY KEY("community_id","user_id","channel","kind")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"notification_id" text NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"unhurried" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"data" jsonb,
	"unsubscribe_url" text,
	"content_hash" text,
	"released_at" timestamp with time zone,
	"digest_id" text,
	"sent_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "deliveries_channel_key" UNIQUE("notification_id","channel")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notifications_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text,
	"email" text,
	"recipient" text GENERATED ALWAYS AS (coalesce(user_id, email, '')) STORED NOT NULL,
	"community_id" text NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"lang" text NOT NULL,
	"site_url" text NOT NULL,
	"data" jsonb,
	"about" text[] DEFAULT '{}'::text[] NOT NULL,
	"collapse_key" text,
	"caused_by" text,
	"urgent_from" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "notifications_cause_key" UNIQUE("cause","recipient")
);
--> statement-breakpoint
CREATE TABLE "onboarding_progress" (
	"community_id" text NOT NULL,
	"user_id" text NOT NULL,
	"step" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"looking_for" text NOT NULL,
	"profile" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "onboarding_progress_community_id_user_id_pk" PRIMARY KEY("community_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"community_id" text NOT NULL,
	"slug" text NOT NULL,
	"participant_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "former_slugs_community_id_slug_pk" PRIMARY KEY("community_id","slug")
);
--> statement-breakpoint
CREATE TABLE "invitation_acceptances" (
	"community_id" text NOT NULL,
	"user_id" text NOT NULL,
	"inviter_id" text,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitation_acceptances_community_id_user_id_pk" PRIMARY KEY("community_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_participant_key" UNIQUE("participant_id")
);
--> statement-breakpoint
CREATE TABLE "participants" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"user_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"slug" text NOT NULL,
	"avatar_url" text,
	"position" text,
	"company" text,
	"city" text,
	"country" text,
	"latitude" double precision,
	"longitude" double precision,
	"show_location" boolean DEFAULT false NOT NULL,
	"about" text,
	"about_lang" text,
	"goal" text,
	"goal_lang" text,
	"looking_for" text,
	"looking_for_lang" text,
	"requested_at" timestamp with time zone,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"privacy" text DEFAULT 'CONNECTIONS' NOT NULL,
	"contact_types_to_hide" text[] DEFAULT '{}'::text[] NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tutorial_seen" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"profile_enabled" boolean DEFAULT true NOT NULL,
	"networking_enabled" boolean DEFAULT true NOT NULL,
	"networking_paused_until" timestamp with time zone,
	"is_manager" boolean DEFAULT false NOT NULL,
	"is_guest" boolean DEFAULT false NOT NULL,
	"guest_of" text[] DEFAULT '{}'::text[] NOT NULL,
	"refused_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"picked_at" timestamp with time zone,
	"managed_version" integer DEFAULT 1 NOT NULL,
	"last_seen_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (search_fold(first_name || ' ' || last_name || ' ' || coalesce(company, '') || ' ' || coalesce(position, ''))) STORED,
	"public_preview" boolean DEFAULT false NOT NULL,
	"in_search_engines" boolean DEFAULT false NOT NULL,
	"public_page" boolean,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "participants_user_key" UNIQUE("community_id","user_id"),
	CONSTRAINT "participants_slug_key" UNIQUE("community_id","slug"),
	CONSTRAINT "participants_guest_check" CHECK (not ("participants"."is_guest" and ("participants"."enabled" or "participants"."is_manager")))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"community_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"event_id" text NOT NULL,
	"participant_id" text,
	"email" text,
	"amount" double precision NOT NULL,
	"currency" text NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_community_id_payment_id_pk" PRIMARY KEY("community_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "past_recommendations" (
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"day" text NOT NULL,
	"score" integer,
	CONSTRAINT "past_recommendations_participant_id_subject_id_pk" PRIMARY KEY("participant_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"user_id" text,
	"email_hash" text,
	"forget_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"hidden" boolean DEFAULT false NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"managed_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "persons_user_key" UNIQUE("community_id","user_id"),
	CONSTRAINT "persons_known_check" CHECK ((user_id is null) = (email_hash is not null)),
	CONSTRAINT "persons_forget_check" CHECK (email_hash is null or forget_at is not null)
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
CREATE TABLE "request_answers" (
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"author_id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"request" text NOT NULL,
	"request_lang" text,
	"answer" text NOT NULL,
	"answer_lang" text,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_answers_participant_id_author_id_requested_at_pk" PRIMARY KEY("participant_id","author_id","requested_at")
);
--> statement-breakpoint
CREATE TABLE "schema_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"least_program" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ended_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"community_id" text NOT NULL,
	"method" text,
	"issuer" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"given_name" text,
	"family_name" text,
	"linked_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"role" text NOT NULL,
	"preferred_lang" text,
	"email_confirmed_at" timestamp with time zone,
	"first_signed_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_key" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "web_push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"community_id" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_aliases" ADD CONSTRAINT "audit_aliases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_texts" ADD CONSTRAINT "audit_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_invitations" ADD CONSTRAINT "event_invitations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_invitations" ADD CONSTRAINT "event_invitations_participant_id_persons_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_invitations" ADD CONSTRAINT "event_invitations_invited_by_participants_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."participants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_organisers" ADD CONSTRAINT "event_organisers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_organisers" ADD CONSTRAINT "event_organisers_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participation_changes" ADD CONSTRAINT "event_participation_changes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participation_changes" ADD CONSTRAINT "event_participation_changes_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participation_changes" ADD CONSTRAINT "event_participation_changes_by_participant_id_participants_id_fk" FOREIGN KEY ("by_participant_id") REFERENCES "public"."participants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participations" ADD CONSTRAINT "event_participations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participations" ADD CONSTRAINT "event_participations_participant_id_persons_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participations" ADD CONSTRAINT "event_participations_checked_in_by_participants_id_fk" FOREIGN KEY ("checked_in_by") REFERENCES "public"."participants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_created_by_participants_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."participants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_waits" ADD CONSTRAINT "event_waits_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_waits" ADD CONSTRAINT "event_waits_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_participant_id_persons_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_subject_id_persons_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_subject_id_participants_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_first_id_participants_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_second_id_participants_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_matching_id_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."matchings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_credits" ADD CONSTRAINT "interest_credits_participant_id_persons_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_contacts" ADD CONSTRAINT "past_contacts_first_id_persons_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_contacts" ADD CONSTRAINT "past_contacts_second_id_persons_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_participant_id_persons_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_subject_id_persons_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_matching_id_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."matchings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intro_wishes" ADD CONSTRAINT "intro_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intro_wishes" ADD CONSTRAINT "intro_wishes_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_invitations" ADD CONSTRAINT "manager_invitations_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_messages" ADD CONSTRAINT "manager_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_visits" ADD CONSTRAINT "manager_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_participant_id_persons_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_reasons" ADD CONSTRAINT "declined_reasons_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_lists" ADD CONSTRAINT "matching_lists_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_results" ADD CONSTRAINT "matching_results_matching_id_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."matchings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_results" ADD CONSTRAINT "matching_results_viewer_id_participants_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_first_id_participants_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_second_id_participants_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_vectors" ADD CONSTRAINT "member_vectors_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relevances" ADD CONSTRAINT "relevances_first_id_participants_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relevances" ADD CONSTRAINT "relevances_second_id_participants_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_first_id_participants_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_second_id_participants_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_participant_fk" FOREIGN KEY ("community_id","user_id") REFERENCES "public"."participants"("community_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_progress" ADD CONSTRAINT "onboarding_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_acceptances" ADD CONSTRAINT "invitation_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_acceptances" ADD CONSTRAINT "invitation_acceptances_inviter_id_participants_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."participants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_id_persons_id_fk" FOREIGN KEY ("id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_recommendations" ADD CONSTRAINT "past_recommendations_participant_id_persons_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_recommendations" ADD CONSTRAINT "past_recommendations_subject_id_persons_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_participant_id_persons_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_persons_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_author_id_participants_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_sessions" ADD CONSTRAINT "ended_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsubscribe_links" ADD CONSTRAINT "unsubscribe_links_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_push_subscriptions" ADD CONSTRAINT "web_push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_latest_idx" ON "audit_entries" USING btree ("community_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_idx" ON "audit_entries" USING btree ("community_id","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_texts_user_idx" ON "audit_texts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "codes_lookup_idx" ON "codes" USING btree ("community_id","kind","email","created_at");--> statement-breakpoint
CREATE INDEX "codes_email_idx" ON "codes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "codes_user_idx" ON "codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "directory_counts_idx" ON "directory_counts" USING btree ("community_id","kind");--> statement-breakpoint
CREATE INDEX "event_broadcasts_waiting_idx" ON "event_broadcasts" USING btree ("leased_until") WHERE "event_broadcasts"."done_at" is null;--> statement-breakpoint
CREATE INDEX "event_invitations_list_idx" ON "event_invitations" USING btree ("event_id","invited_as","invited_at","participant_id");--> statement-breakpoint
CREATE INDEX "event_invitations_open_idx" ON "event_invitations" USING btree ("participant_id") WHERE "event_invitations"."ended" is null;--> statement-breakpoint
CREATE INDEX "event_invitations_invited_by_idx" ON "event_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "event_organisers_participant_idx" ON "event_organisers" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "event_participation_changes_event_idx" ON "event_participation_changes" USING btree ("event_id","participant_id","at");--> statement-breakpoint
CREATE INDEX "event_participation_changes_participant_idx" ON "event_participation_changes" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "event_participation_changes_by_idx" ON "event_participation_changes" USING btree ("by_participant_id");--> statement-breakpoint
CREATE INDEX "event_participations_checked_in_by_idx" ON "event_participations" USING btree ("checked_in_by");--> statement-breakpoint
CREATE INDEX "event_participations_status_idx" ON "event_participations" USING btree ("event_id","status","asked_at","participant_id");--> statement-breakpoint
CREATE INDEX "event_participations_asked_idx" ON "event_participations" USING btree ("event_id","asked_at","participant_id");--> statement-breakpoint
CREATE INDEX "event_participations_participant_idx" ON "event_participations" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "events_created_by_idx" ON "events" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "events_series_idx" ON "events" USING btree ("series_id","starts_at") WHERE "events"."series_id" is not null;--> statement-breakpoint
CREATE INDEX "events_upcoming_idx" ON "events" USING btree ("community_id","starts_at","id") WHERE "events"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "events_starts_idx" ON "events" USING btree ("starts_at") WHERE "events"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "events_past_idx" ON "events" USING btree ("community_id","over_at","id") WHERE "events"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "events_upcoming_online_idx" ON "events" USING btree ("community_id","starts_at","id") WHERE "events"."deleted_at" is null and "events"."event_type" = 'ONLINE';--> statement-breakpoint
CREATE INDEX "events_past_online_idx" ON "events" USING btree ("community_id","over_at","id") WHERE "events"."deleted_at" is null and "events"."event_type" = 'ONLINE';--> statement-breakpoint
CREATE INDEX "events_upcoming_free_idx" ON "events" USING btree ("community_id","starts_at","id") WHERE "events"."deleted_at" is null and not "events"."paid";--> statement-breakpoint
CREATE INDEX "events_past_free_idx" ON "events" USING btree ("community_id","over_at","id") WHERE "events"."deleted_at" is null and not "events"."paid";--> statement-breakpoint
CREATE INDEX "events_waiting_idx" ON "events" USING btree ("over_at") WHERE "events"."waiting_count" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "event_waits_open_idx" ON "event_waits" USING btree ("event_id","participant_id") WHERE "event_waits"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "event_waits_line_idx" ON "event_waits" USING btree ("event_id","promoted_at","number") WHERE "event_waits"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "event_waits_due_idx" ON "event_waits" USING btree ("offered_until") WHERE "event_waits"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "event_waits_over_idx" ON "event_waits" USING btree ("event_id","participant_id") WHERE "event_waits"."ended" = 'OVER';--> statement-breakpoint
CREATE INDEX "event_waits_participant_idx" ON "event_waits" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "images_user_idx" ON "images" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "images_event_idx" ON "images" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "images_check_idx" ON "images" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "blocks_subject_idx" ON "blocks" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "bookmarks_own_idx" ON "bookmarks" USING btree ("participant_id","created_at");--> statement-breakpoint
CREATE INDEX "bookmarks_subject_idx" ON "bookmarks" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "connections_second_idx" ON "connections" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "past_contacts_second_idx" ON "past_contacts" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "relations_subject_idx" ON "relations" USING btree ("subject_id","relation_type","created_at");--> statement-breakpoint
CREATE INDEX "relations_own_idx" ON "relations" USING btree ("participant_id","relation_type","created_at");--> statement-breakpoint
CREATE INDEX "relations_pending_review_idx" ON "relations" USING btree ("community_id","created_at") WHERE pending_review_since is not null and approved_at is null and refused_at is null;--> statement-breakpoint
CREATE INDEX "intro_wishes_user_idx" ON "intro_wishes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "intro_wishes_participant_idx" ON "intro_wishes" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "jobs_due_idx" ON "jobs" USING btree ("leased_until");--> statement-breakpoint
CREATE INDEX "bulk_actions_due_idx" ON "bulk_actions" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "bulk_actions_user_idx" ON "bulk_actions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "manager_invitations_community_idx" ON "manager_invitations" USING btree ("community_id","created_at");--> statement-breakpoint
CREATE INDEX "manager_messages_member_idx" ON "manager_messages" USING btree ("community_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "manager_messages_user_idx" ON "manager_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "manager_visits_user_idx" ON "manager_visits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_invites_address_idx" ON "member_invites" USING btree ("email");--> statement-breakpoint
CREATE INDEX "member_notes_member_idx" ON "member_notes" USING btree ("participant_id","created_at");--> statement-breakpoint
CREATE INDEX "matching_lists_participant_idx" ON "matching_lists" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "matching_results_viewer_idx" ON "matching_results" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "matching_rounds_state_idx" ON "matching_rounds" USING btree ("state");--> statement-breakpoint
CREATE INDEX "matchings_recent_idx" ON "matchings" USING btree ("community_id","created_at");--> statement-breakpoint
CREATE INDEX "matchings_first_idx" ON "matchings" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "matchings_second_idx" ON "matchings" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "relevances_first_idx" ON "relevances" USING btree ("first_id");--> statement-breakpoint
CREATE INDEX "relevances_second_idx" ON "relevances" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "meetings_first_idx" ON "meetings" USING btree ("first_id","changed_at");--> statement-breakpoint
CREATE INDEX "meetings_second_idx" ON "meetings" USING btree ("second_id","changed_at");--> statement-breakpoint
CREATE INDEX "deliveries_address_idx" ON "deliveries" USING btree ("address");--> statement-breakpoint
CREATE INDEX "deliveries_digest_idx" ON "deliveries" USING btree ("digest_id");--> statement-breakpoint
CREATE INDEX "deliveries_waiting_idx" ON "deliveries" USING btree ("channel","unhurried","leased_until") WHERE status in ('pending', 'sending', 'uncertain');--> statement-breakpoint
CREATE INDEX "notifications_recipient_idx" ON "notifications" USING btree ("recipient","number");--> statement-breakpoint
CREATE INDEX "notifications_collapse_idx" ON "notifications" USING btree ("collapse_key","recipient");--> statement-breakpoint
CREATE INDEX "notifications_caused_by_idx" ON "notifications" USING btree ("caused_by","recipient");--> statement-breakpoint
CREATE INDEX "notifications_about_idx" ON "notifications" USING gin ("about");--> statement-breakpoint
CREATE INDEX "notifications_age_idx" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "onboarding_progress_user_idx" ON "onboarding_progress" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "former_slugs_participant_idx" ON "former_slugs" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "invitation_acceptances_inviter_idx" ON "invitation_acceptances" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "participants_user_idx" ON "participants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "participants_joined_idx" ON "participants" USING btree ("community_id","created_at","id");--> statement-breakpoint
CREATE INDEX "participants_search_idx" ON "participants" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "participants_name_idx" ON "participants" USING btree ("community_id",((first_name || ' ' || last_name) collate "und-x-icu"),"id") WHERE enabled and profile_enabled;--> statement-breakpoint
CREATE INDEX "participants_request_idx" ON "participants" USING btree ("community_id","requested_at","id") WHERE requested_at is not null;--> statement-breakpoint
CREATE INDEX "participants_tags_idx" ON "participants" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "participants_city_idx" ON "participants" USING btree ("community_id","city") WHERE show_location and enabled and profile_enabled;--> statement-breakpoint
CREATE INDEX "participants_preview_idx" ON "participants" USING btree ("community_id","created_at","id") WHERE public_preview and enabled and profile_enabled;--> statement-breakpoint
CREATE INDEX "participants_managers_idx" ON "participants" USING btree ("community_id","id") WHERE is_manager;--> statement-breakpoint
CREATE INDEX "payments_event_idx" ON "payments" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "payments_participant_idx" ON "payments" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "payments_email_idx" ON "payments" USING btree ("email");--> statement-breakpoint
CREATE INDEX "past_recommendations_subject_idx" ON "past_recommendations" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "past_recommendations_community_idx" ON "past_recommendations" USING btree ("community_id","day");--> statement-breakpoint
CREATE INDEX "persons_user_idx" ON "persons" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "persons_email_idx" ON "persons" USING btree ("email_hash") WHERE email_hash is not null;--> statement-breakpoint
CREATE INDEX "persons_forget_idx" ON "persons" USING btree ("forget_at") WHERE forget_at is not null;--> statement-breakpoint
CREATE INDEX "reports_waiting_idx" ON "reports" USING btree ("community_id","decided_at","created_at");--> statement-breakpoint
CREATE INDEX "reports_participant_idx" ON "reports" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "reports_reporter_idx" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_key" ON "reports" USING btree ("reporter_id","subject_kind","subject_id") WHERE decision is null;--> statement-breakpoint
CREATE INDEX "request_answers_author_idx" ON "request_answers" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "ended_sessions_user_idx" ON "ended_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ended_sessions_ended_idx" ON "ended_sessions" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "unsubscribe_links_participant_idx" ON "unsubscribe_links" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "unsubscribe_links_age_idx" ON "unsubscribe_links" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identities_user_idx" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_lang_idx" ON "users" USING btree ("preferred_lang") WHERE preferred_lang is not null;--> statement-breakpoint
CREATE INDEX "web_push_subscriptions_user_idx" ON "web_push_subscriptions" USING btree ("user_id");
--> statement-breakpoint
-- From here on the SQL is written by hand again: what drizzle cannot express.
-- What the directory finds a member by: the words of the name and the company as they sound, each behind a `=`, and every
-- word in its normal form. The configuration `russian` knows English too: it stems words in Latin letters as English.
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
-- What a search asks of `search_words`: each word in one of its forms, or as the beginning of a name. Stop words such as `of`
-- are ignored, unless the search has no others.
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
ALTER TABLE "participants" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (search_words(first_name, last_name, company, "position", tags, looking_for, about)) STORED;
--> statement-breakpoint
CREATE INDEX "participants_words_idx" ON "participants" USING gin ("words");
--> statement-breakpoint
-- What a search of events is compared with: forms of the words of title and description, and the beginnings of the title's.
ALTER TABLE "events" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (search_words(title, NULL, NULL, NULL, '{}'::text[], description, NULL)) STORED;
--> statement-breakpoint
CREATE INDEX "events_words_idx" ON "events" USING gin ("words");
--> statement-breakpoint
-- Keeps when a member's request was last written.
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
--> statement-breakpoint
-- What a member is counted by in the directory: each tag once, and the place where it is shown.
-- The arguments are the tags, whether the place is shown, the city and the country.
CREATE FUNCTION directory_facets(text[], boolean, text, text)
RETURNS TABLE (kind text, value text, country text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT 'TAG', tag, NULL::text FROM unnest($1) AS tag
  UNION ALL
  SELECT 'PLACE', $3, $4 WHERE $2 AND $3 <> ''
$$;
--> statement-breakpoint
CREATE FUNCTION directory_counts_come() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO directory_counts (community_id, kind, value, country, count)
    SELECT come.community_id, facet.kind, facet.value, facet.country, count(*)
      FROM come, directory_facets(come.tags, come.show_location, come.city, come.country) AS facet
      WHERE come.enabled AND come.profile_enabled GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION directory_counts_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO directory_counts (community_id, kind, value, country, count)
    SELECT gone.community_id, facet.kind, facet.value, facet.country, -count(*)
      FROM gone, directory_facets(gone.tags, gone.show_location, gone.city, gone.country) AS facet
      WHERE gone.enabled AND gone.profile_enabled GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION directory_counts_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO directory_counts (community_id, kind, value, country, count)
    SELECT NEW.community_id, kind, value, country, sum(by) FROM (
        SELECT facet.*, -1 AS by FROM directory_facets(OLD.tags, OLD.show_location, OLD.city, OLD.country) AS facet
          WHERE OLD.enabled AND OLD.profile_enabled
        UNION ALL
        SELECT facet.*, 1 FROM directory_facets(NEW.tags, NEW.show_location, NEW.city, NEW.country) AS facet
          WHERE NEW.enabled AND NEW.profile_enabled
      ) AS each GROUP BY kind, value, country HAVING sum(by) <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER participants_come_to_counts AFTER INSERT ON "participants"
REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION directory_counts_come();
--> statement-breakpoint
CREATE TRIGGER participants_go_from_counts AFTER DELETE ON "participants"
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION directory_counts_go();
--> statement-breakpoint
CREATE TRIGGER participants_change_counts AFTER UPDATE OF tags, show_location, city, country, enabled, profile_enabled ON "participants"
FOR EACH ROW WHEN ((OLD.tags, OLD.show_location, OLD.city, OLD.country, OLD.enabled, OLD.profile_enabled)
  IS DISTINCT FROM (NEW.tags, NEW.show_location, NEW.city, NEW.country, NEW.enabled, NEW.profile_enabled))
EXECUTE FUNCTION directory_counts_change();
--> statement-breakpoint
-- Counts the confirmed participations of an event, however a status changes: with the account of a member too. The check on
-- `events` then refuses one too many.
CREATE FUNCTION event_seats_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was integer := 0;
	now_is integer := 0;
BEGIN
	IF TG_OP <> 'INSERT' AND OLD.status = 'CONFIRMED' THEN was := 1; END IF;
	IF TG_OP <> 'DELETE' AND NEW.status = 'CONFIRMED' THEN now_is := 1; END IF;
	IF was <> now_is THEN
		UPDATE events SET confirmed_count = confirmed_count + now_is - was
			WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.event_id ELSE NEW.event_id END;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER event_seats_are_counted AFTER INSERT OR DELETE OR UPDATE OF status ON "event_participations"
FOR EACH ROW EXECUTE FUNCTION event_seats_are_counted();
--> statement-breakpoint
-- Counts who waits and how many seats are offered, however a wait changes: with the account of a member too. The check on
-- `events` then refuses one too many.
CREATE FUNCTION event_waits_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	reserved integer := 0;
	waiting integer := 0;
BEGIN
	IF TG_OP <> 'INSERT' AND OLD.ended_at IS NULL THEN
		IF OLD.offered_at IS NULL THEN waiting := waiting - 1; ELSE reserved := reserved - 1; END IF;
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.ended_at IS NULL THEN
		IF NEW.offered_at IS NULL THEN waiting := waiting + 1; ELSE reserved := reserved + 1; END IF;
	END IF;
	IF reserved <> 0 OR waiting <> 0 THEN
		UPDATE events SET reserved_count = reserved_count + reserved, waiting_count = waiting_count + waiting
			WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.event_id ELSE NEW.event_id END;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER event_waits_are_counted AFTER INSERT OR DELETE OR UPDATE OF offered_at, ended_at ON "event_waits"
FOR EACH ROW EXECUTE FUNCTION event_waits_are_counted();
--> statement-breakpoint
-- Raises the sequence number that calendars compare whenever something they show changes, and keeps when an event was moved,
-- which reminders depend on.
CREATE FUNCTION event_calendar_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.starts_at, NEW.ends_at, NEW.time_zone, NEW.location, NEW.event_type, NEW.online_meeting_link, NEW.cancelled_at, NEW.deleted_at)
    IS DISTINCT FROM
    (OLD.starts_at, OLD.ends_at, OLD.time_zone, OLD.location, OLD.event_type, OLD.online_meeting_link, OLD.cancelled_at, OLD.deleted_at)
  THEN
    NEW.sequence := OLD.sequence + 1;
  END IF;
  IF NEW.starts_at <> OLD.starts_at THEN
    NEW.moved_at := NEW.updated_at;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_calendar_changes BEFORE UPDATE OF starts_at, ends_at, time_zone, location, event_type, online_meeting_link, cancelled_at,
  deleted_at ON "events" FOR EACH ROW EXECUTE FUNCTION event_calendar_changes();
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
CREATE FUNCTION audit_text_hash(text_id text) RETURNS text
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(t.salt, t.subject, t.text)::text, 'UTF8')), 'hex')
  FROM (
    SELECT id, salt, subject, text FROM manager_messages WHERE id = text_id
    UNION ALL SELECT id, salt, '', text FROM audit_texts WHERE id = text_id
  ) t
  LIMIT 1
$$;
--> statement-breakpoint
-- Only the owner may call it: anybody else could write links of their own.
CREATE FUNCTION audit_append(e audit_entries) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  last audit_chain;
  next bigint;
  previous text;
  text_hash text := audit_text_hash(e.message_id);
BEGIN
  -- One at a time for a community, from here to the end of the commit.
  PERFORM pg_advisory_xact_lock(hashtextextended('audit of ' || e.community_id, 0));
  SELECT * INTO last FROM audit_chain c WHERE c.community_id = e.community_id ORDER BY c.number DESC LIMIT 1;
  next := coalesce(last.number, 0) + 1;
  previous := coalesce(last.hash, '');
  INSERT INTO audit_chain (community_id, number, entry_id, text_hash, previous, hash)
  VALUES (e.community_id, next, e.id, text_hash, previous, encode(sha256(convert_to(jsonb_build_array(
    next, previous, e.id, e.community_id, (extract(epoch FROM e.at) * 1000000)::bigint, e.action,
    e.actor_id, e.subject_id, e.related_id, e.before, e.after, e.message_id, text_hash)::text, 'UTF8')), 'hex'));
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION audit_append(audit_entries) FROM PUBLIC;
--> statement-breakpoint
-- Runs with the rights of the owner: a role that may add an entry may not write the chain.
CREATE FUNCTION audit_chain_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM audit_append(NEW);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Deferred to the commit, so that an entry waits for another transaction only while that commits.
CREATE CONSTRAINT TRIGGER audit_entries_chain AFTER INSERT ON "audit_entries"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_chain_entry();
--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_chain"
FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_texts_append_only BEFORE UPDATE OR TRUNCATE ON "audit_texts"
FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
--> statement-breakpoint
CREATE TRIGGER manager_messages_append_only BEFORE UPDATE OR TRUNCATE ON "manager_messages"
FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
--> statement-breakpoint
CREATE FUNCTION audit_text_goes_with_account() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id) THEN
    RAISE EXCEPTION 'the audit is append-only' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_texts_kept BEFORE DELETE ON "audit_texts"
FOR EACH ROW EXECUTE FUNCTION audit_text_goes_with_account();
--> statement-breakpoint
CREATE TRIGGER manager_messages_kept BEFORE DELETE ON "manager_messages"
FOR EACH ROW EXECUTE FUNCTION audit_text_goes_with_account();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_entries", "audit_chain", "audit_texts", "manager_messages" FROM PUBLIC;
