CREATE TABLE "refused_addresses" (
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"days" integer NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"smtp_status" text NOT NULL,
	CONSTRAINT "refused_addresses_channel_address_pk" PRIMARY KEY("channel","address")
);
--> statement-breakpoint
CREATE TABLE "telegram_chats" (
	"user_id" text PRIMARY KEY NOT NULL,
	"chat_id" bigint NOT NULL,
	"username" text NOT NULL,
	"community_id" text NOT NULL,
	"lang" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "telegram_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"community_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_actions" (
	"hash" text PRIMARY KEY NOT NULL,
	"notification_id" text NOT NULL,
	"action_name" text NOT NULL,
	"choice" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_times" (
	"community_id" text NOT NULL,
	"user_id" text NOT NULL,
	"paused_until" timestamp with time zone,
	"quiet_from" integer,
	"quiet_until" integer,
	"digest_hour" integer,
	"shows_text" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notification_times_community_id_user_id_pk" PRIMARY KEY("community_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "not_sent_for" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "reply_key" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "list_data" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "group_key" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "listed_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "presences" ADD COLUMN "active_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "telegram_chats" ADD CONSTRAINT "telegram_chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_codes" ADD CONSTRAINT "telegram_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_actions" ADD CONSTRAINT "notification_actions_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_times" ADD CONSTRAINT "notification_times_participant_fk" FOREIGN KEY ("community_id","user_id") REFERENCES "public"."participants"("community_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "telegram_chats_chat_idx" ON "telegram_chats" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "telegram_codes_user_idx" ON "telegram_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "telegram_codes_age_idx" ON "telegram_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notification_actions_notification_idx" ON "notification_actions" USING btree ("notification_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_reply_idx" ON "deliveries" USING btree ("reply_key") WHERE reply_key is not null;--> statement-breakpoint
CREATE INDEX "notifications_list_idx" ON "notifications" USING btree ("recipient","community_id","number" DESC NULLS LAST) WHERE group_key is not null and dismissed_at is null;--> statement-breakpoint
CREATE INDEX "notifications_group_idx" ON "notifications" USING btree ("recipient","community_id","group_key","number" DESC NULLS LAST) WHERE group_key is not null and dismissed_at is null;--> statement-breakpoint
CREATE INDEX "notifications_unseen_idx" ON "notifications" USING btree ("recipient","community_id","group_key") WHERE group_key is not null and dismissed_at is null and seen_at is null;