CREATE TABLE "notification_preferences" (
	"community_id" text NOT NULL,
	"user_id" text NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_preferences_community_id_user_id_channel_kind_pk" PRIMARY KEY("community_id","user_id","channel","kind")
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_participant_fk" FOREIGN KEY ("community_id","user_id") REFERENCES "public"."participants"("community_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "notification_preferences" ("community_id", "user_id", "channel", "kind", "is_on")
SELECT "community_id", "user_id", "channel", '', false FROM "participants", unnest("muted_channels") AS "channel"
UNION
SELECT "community_id", "user_id", split_part("muted", ':', 1), split_part("muted", ':', 2), false FROM "participants", unnest("muted_kinds") AS "muted";--> statement-breakpoint
ALTER TABLE "participants" DROP COLUMN "muted_channels";--> statement-breakpoint
ALTER TABLE "participants" DROP COLUMN "muted_kinds";