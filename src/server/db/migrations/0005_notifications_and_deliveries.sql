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
	"says" text,
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
INSERT INTO "notifications" ("id", "user_id", "email", "community_id", "kind", "cause", "lang", "site_url", "data", "about", "collapse_key", "caused_by", "urgent_from", "created_at")
SELECT "outbox"."id", "users"."id", CASE WHEN "users"."id" IS NULL AND "recipient" <> '' THEN "recipient" END, "community_id", "kind", "cause", "lang", coalesce("payload" ->> 'siteUrl', ''),
	"payload" - 'siteUrl' - 'unsubscribeUrl' - 'about',
	coalesce((SELECT array_agg("person" ORDER BY "place") FROM jsonb_array_elements_text("payload" -> 'about') WITH ORDINALITY AS "people" ("person", "place")), '{}'),
	"collapse_key", "caused_by", "urgent_from", "outbox"."created_at"
FROM "outbox" LEFT JOIN "users" ON "users"."email" = "outbox"."recipient" ORDER BY "number";--> statement-breakpoint
INSERT INTO "deliveries" ("id", "notification_id", "channel", "address", "unhurried", "status", "attempts", "leased_until", "unsubscribe_url", "says", "released_at", "digest_id", "sent_at")
SELECT "id", "id", "channel", "recipient", "kind" IN ('recommendations', 'managerMessage'), "status", "attempts",
	CASE WHEN "payload" IS NOT NULL AND "status" <> 'gathered' THEN coalesce("try_at", "created_at") END,
	"payload" ->> 'unsubscribeUrl', "says", "released_at", "digest_id", "sent_at"
FROM "outbox";--> statement-breakpoint
DROP TABLE "outbox" CASCADE;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_address_idx" ON "deliveries" USING btree ("address");--> statement-breakpoint
CREATE INDEX "deliveries_digest_idx" ON "deliveries" USING btree ("digest_id");--> statement-breakpoint
CREATE INDEX "deliveries_waiting_idx" ON "deliveries" USING btree ("channel","unhurried","leased_until") WHERE status in ('pending', 'sending', 'uncertain');--> statement-breakpoint
CREATE INDEX "notifications_recipient_idx" ON "notifications" USING btree ("recipient","number");--> statement-breakpoint
CREATE INDEX "notifications_collapse_idx" ON "notifications" USING btree ("collapse_key","recipient");--> statement-breakpoint
CREATE INDEX "notifications_caused_by_idx" ON "notifications" USING btree ("caused_by","recipient");--> statement-breakpoint
CREATE INDEX "notifications_about_idx" ON "notifications" USING gin ("about");--> statement-breakpoint
CREATE INDEX "notifications_age_idx" ON "notifications" USING btree ("created_at");