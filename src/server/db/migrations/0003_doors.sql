CREATE TABLE "community_last_good" (
	"domain" text PRIMARY KEY NOT NULL,
	"files" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schema_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"least_program" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "identity" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "linked_by" text;--> statement-breakpoint
CREATE INDEX "outbox_waiting_idx" ON "outbox" USING btree ("try_at") WHERE status in ('pending', 'sending', 'uncertain');