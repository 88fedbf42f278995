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
ALTER TABLE "participants" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "show_location" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "goal" text;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "contacts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "privacy" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "contact_types_to_hide" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "muted_channels" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "tutorial_seen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "profile_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
UPDATE "participants" SET "updated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "participants" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "given_name" text;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "family_name" text;--> statement-breakpoint
ALTER TABLE "onboarding_progress" ADD CONSTRAINT "onboarding_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "onboarding_progress_user_idx" ON "onboarding_progress" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "former_slugs_participant_idx" ON "former_slugs" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "invitation_acceptances_inviter_idx" ON "invitation_acceptances" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "participants_preview_idx" ON "participants" USING btree ("community_id","created_at","id") WHERE public_preview and enabled and profile_enabled;