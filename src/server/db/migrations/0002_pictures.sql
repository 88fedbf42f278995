CREATE TABLE "images" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitation_acceptances" DROP CONSTRAINT "invitation_acceptances_inviter_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "invitation_acceptances" ALTER COLUMN "inviter_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_user_idx" ON "images" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "images_check_idx" ON "images" USING btree ("check_at");--> statement-breakpoint
ALTER TABLE "invitation_acceptances" ADD CONSTRAINT "invitation_acceptances_inviter_id_participants_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."participants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codes_email_idx" ON "codes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "codes_user_idx" ON "codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_recipient_idx" ON "outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "identities_user_idx" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "web_push_subscriptions_user_idx" ON "web_push_subscriptions" USING btree ("user_id");